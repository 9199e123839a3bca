import type { Descriptions } from '../descriptions.ts'

export const descriptions: Descriptions = {
  about: 'What the chamber does, how to join, what membership costs and who decides.',
  services:
    'Services for your trade: pricing, certificates, buyers and paperwork. The help desk is free for every woman.',
  blog: 'News and advice from the chamber about markets, loans and permits, with stories of our members.',
  events:
    'Upcoming and past events of the chamber: workshops, open evenings and markets, with dates and locations.',
  contact: 'Our address, phone, e-mail and opening hours, a map, and a form to send us a message.',
  volunteer:
    'Volunteer with the chamber. You need a skill and a few hours. See what help is needed now, and where.',
  signUp: 'Apply for membership of the chamber. Applying takes ten minutes. You need your identity card.',
}
