/** The seeded accounts: one for every state that a person's account can be in. */
export const accounts = [
  { email: 'admin@chamber.example', password: 'Admin#2026', state: 'admin, approved' },
  { email: 'team@chamber.example', password: 'Team#2026', state: 'team ("Events Coordinator"), approved' },
  { email: 'member@chamber.example', password: 'Member#2026', state: 'member, approved' },
  { email: 'pending@chamber.example', password: 'Pending#2026', state: 'member, pending' },
  { email: 'rejected@chamber.example', password: 'Rejected#2026', state: 'member, rejected' },
]
