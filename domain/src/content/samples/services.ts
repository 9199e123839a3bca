import type { Services } from '../services.ts'

export const services: Services = {
  services: [
    {
      title: 'The open desk',
      text: 'Every working morning from nine to noon, without an appointment. Bring the letter, the form or the quarrel.',
    },
    {
      title: 'Registering a business',
      text: 'Tax number and bank account in one morning, with somebody beside you.',
    },
    {
      title: 'Loans, read line by line',
      text: 'We sit with you and the offer before you sign, never with the bank.',
    },
    {
      title: 'Letters',
      text: 'Recommendations for a visa, a tender or a stall abroad, in three working days.',
    },
    {
      title: 'The laboratory certificate',
      text: 'We send your sample with others and halve the fee.',
    },
    {
      title: 'Buyers at your table',
      text: 'Six shops from Islamabad and Peshawar, each March.',
    },
  ],
}
