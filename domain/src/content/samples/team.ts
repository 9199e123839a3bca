import type { Team } from '../team.ts'

export const team: Team = {
  leaders: [
    { name: 'Nasreen Akhtar', role: 'Founding President' },
    { name: 'Rukhsana Gul', role: 'President' },
    { name: 'Shazia Tanoli', role: 'Secretary General' },
  ],
}
