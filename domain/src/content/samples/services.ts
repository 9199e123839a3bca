import type { Services } from '../services.ts'

export const services: Services = {
  heading: 'What we do for your trade',
  lead: 'Find yours and see what is ready for you. Members pay nothing unless it says so.',
  open: 'The desk is open to every woman.',
  trades: [
    {
      name: 'Embroidery and handloom',
      who: 'shawls, bagh and phulkari, carpets, felt',
      offers: [
        { what: 'Counting what a piece costs', how: 'Four Thursdays with a bookkeeper, free' },
        { what: 'A label and a photograph', how: 'Every second Saturday, bring three pieces' },
        { what: 'Buyers at your table', how: 'Six shops from Islamabad and Peshawar, each March' },
        { what: 'A stall at a fair', how: 'We apply to TDAP in one letter for all, and share the stall' },
      ],
    },
    {
      name: 'Honey, fruit and walnuts',
      who: 'beekeepers, driers, picklers',
      offers: [
        { what: 'The laboratory certificate', how: 'We send your sample with others and halve the fee' },
        { what: 'Jars, lids and a clean label', how: 'Bought in one lot, from 100 jars' },
        {
          what: 'First shipment abroad',
          how: 'A member who has done it walks you through the papers',
        },
      ],
    },
    {
      name: 'Kitchens and bakeries',
      who: 'caterers, school canteens, tiffin',
      offers: [
        {
          what: 'The food authority’s licence',
          how: 'The list, the visit and a rehearsal of the visit',
        },
        { what: 'Costing a plate', how: 'One afternoon, with your own receipts' },
      ],
    },
    {
      name: 'Tailoring',
      who: 'uniforms, bridal work, alterations',
      offers: [
        { what: 'Uniform tenders', how: 'We read them aloud each Monday and bid together' },
        { what: 'Machines', how: 'Two to borrow for a large order, by the week' },
        { what: 'Renting a shop', how: 'A member lawyer reads the agreement before you sign' },
      ],
    },
    {
      name: 'Beauty rooms',
      who: 'parlours at home and in the bazaar',
      offers: [
        {
          what: 'A certificate for your skill',
          how: 'We enter you for the trade test and practise with you',
        },
        { what: 'Safe hands', how: 'An evening each quarter: patch tests, dates, clean tools' },
        { what: 'A price list', how: 'One that covers rent, light and your own hours' },
      ],
    },
    {
      name: 'Gems and jewellery',
      who: 'cutters, bead setters, silver work',
      offers: [
        {
          what: 'Knowing what you hold',
          how: 'A gemmologist looks at your stones, every second month',
        },
        { what: 'Selling with a receipt', how: 'Weight, stone and price on paper, from our pad' },
        { what: 'A course in cutting', how: 'The fare to Peshawar for two members a year' },
      ],
    },
    {
      name: 'Goats, poultry and dairy',
      who: 'keepers of one animal or a hundred',
      offers: [
        { what: 'The vet’s day', how: 'In your valley, twice a year, at cost' },
        { what: 'Insurance for animals', how: 'Group policy from five members up' },
      ],
    },
    {
      name: 'Guest houses and guides',
      who: 'rooms, trekking kitchens, drivers',
      offers: [
        { what: 'Registration with the district', how: 'Forms filled in with you in one sitting' },
        { what: 'Bookings by telephone', how: 'A page of your own, in English, that loads on 2G' },
        { what: 'The season’s prices', how: 'Compared with the other houses, each May' },
      ],
    },
  ],
  services: [
    {
      title: 'The open desk',
      text: 'Every working morning from nine to noon, without an appointment. Bring the letter, the form or the quarrel. Last year 2,140 women came; one in three left with the matter closed.',
    },
    {
      title: 'Registering a business',
      text: 'The tax number (NTN) from the FBR and a bank account, with somebody beside you from the first form to the last.',
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
      title: 'Public programmes',
      text: 'What SMEDA, TDAP and the province offer, read for you each month: who may apply, by when, and what it takes.',
    },
    {
      title: 'A voice',
      text: 'What three members complain of goes to the ministry in our name, and the answer is printed here.',
    },
  ],
}
