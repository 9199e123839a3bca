import type { Descriptions } from '../descriptions.ts'

export const descriptions: Descriptions = {
  about:
    'What the chamber is for, what you bring to join it, what that costs, who decides and how long it takes.',
  services:
    'What the chamber does for your trade: costing, certificates, buyers and papers, and the open desk for every woman.',
  blog: 'News and advice from the chamber: markets, loans, permits, and the women who use them.',
  events:
    'Workshops, open desks and markets of the chamber: what happens next, when and where, and what has been.',
  contact: 'The office’s address, telephone, e-mail and opening hours, a map, and a form to write to us.',
  volunteer:
    'Tell us what you know how to do: a skill and some hours are enough. What is wanted now, where, and for how long.',
  signUp: 'Join the chamber: it takes about ten minutes and your identity card.',
}
