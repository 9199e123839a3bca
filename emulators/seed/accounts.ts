/** The seeded accounts: one for every state that a person's account can be in. Only sample data has these passwords. */
export const accounts = {
  admin: { email: 'admin@chamber.example', password: 'Admin#2026', state: 'admin, approved' },
  team: {
    email: 'team@chamber.example',
    password: 'Team#2026',
    state: 'team ("Events Coordinator"), approved',
  },
  member: { email: 'member@chamber.example', password: 'Member#2026', state: 'member, approved' },
  pending: { email: 'pending@chamber.example', password: 'Pending#2026', state: 'member, pending' },
  rejected: { email: 'rejected@chamber.example', password: 'Rejected#2026', state: 'member, rejected' },
}
