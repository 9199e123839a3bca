import type { Privacy } from '../privacy.ts'

export const privacy: Privacy = {
  cards: 90,
  rejected: 180,
  unconfirmed: 14,
  messages: 365,
  volunteers: 365,
  comments: 365,
  activity: 730,
  contact: { name: '', email: '' },
}
