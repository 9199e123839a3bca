import type { Services } from '../services.ts'

export const services: Services = {
  heading: 'Services by trade',
  lead: 'Choose your trade to see what we offer. Services are free for members unless a price is shown.',
  open: 'The help desk is free for every woman.',
  trades: [
    {
      name: 'Embroidery and handloom',
      who: 'shawls, bagh and phulkari, carpets, felt',
      offers: [
        { what: 'What a piece costs', how: 'Four Thursdays with a bookkeeper, free' },
        { what: 'Labels and product photos', how: 'Every second Saturday: bring three pieces' },
        { what: 'Meet buyers', how: 'Six shops from Islamabad and Peshawar, each March' },
        {
          what: 'A stall at a fair',
          how: 'We apply to the export agency (TDAP) for everyone and share the stall',
        },
      ],
    },
    {
      name: 'Honey, fruit and walnuts',
      who: 'beekeepers, driers, picklers',
      offers: [
        { what: 'Laboratory certificate', how: 'We send samples together and share the cost' },
        { what: 'Jars, lids and labels', how: 'Bought together, from 100 jars' },
        {
          what: 'First shipment abroad',
          how: 'An experienced member explains the documents',
        },
      ],
    },
    {
      name: 'Kitchens and bakeries',
      who: 'caterers, school canteens, tiffin',
      offers: [
        {
          what: 'Food authority licence',
          how: 'A checklist and a practice inspection',
        },
        { what: 'Price of a meal', how: 'One afternoon, with your own receipts' },
      ],
    },
    {
      name: 'Tailoring',
      who: 'uniforms, bridal work, alterations',
      offers: [
        { what: 'Uniform tenders', how: 'We go through them each Monday and bid together' },
        { what: 'Machines', how: 'Borrow one or two by the week for a large order' },
        { what: 'Renting a shop', how: 'A lawyer checks the agreement before you sign' },
      ],
    },
    {
      name: 'Beauty parlours',
      who: 'at home or in the bazaar',
      offers: [
        {
          what: 'Trade test certificate',
          how: 'We register you for the test and practise with you',
        },
        { what: 'Hygiene', how: 'One evening every three months: patch tests, expiry dates, clean tools' },
        { what: 'A price list', how: 'It covers rent, electricity and your own hours' },
      ],
    },
    {
      name: 'Gems and jewellery',
      who: 'cutters, bead setters, silver work',
      offers: [
        {
          what: 'Value of your stones',
          how: 'A gem expert checks them every second month',
        },
        { what: 'Selling with a receipt', how: 'Weight, stone and price on our form' },
        { what: 'Cutting course', how: 'We pay the fare to Peshawar for two members a year' },
      ],
    },
    {
      name: 'Goats, poultry and dairy',
      who: 'owners of one animal or a hundred',
      offers: [
        { what: 'Visits by a vet', how: 'In your valley twice a year, at cost price' },
        { what: 'Animal insurance', how: 'A group policy for five or more members' },
      ],
    },
    {
      name: 'Guest houses and guides',
      who: 'rooms, trekking kitchens, drivers',
      offers: [
        { what: 'District registration', how: 'We fill in the forms with you in one visit' },
        { what: 'Bookings by phone', how: 'Your own page in English that opens on slow internet' },
        { what: 'Season prices', how: 'We compare them with other guest houses each May' },
      ],
    },
  ],
  services: [
    {
      title: 'Free help desk',
      text: 'Open every working day from 09:00 to 12:00. You need no appointment. Bring your letter, form or problem. Last year 2,140 women came. One in three problems was solved the same day.',
    },
    {
      title: 'Registering a business',
      text: 'We help you get a tax number (NTN) from the tax office (FBR) and open a bank account.',
    },
    {
      title: 'Help with loans',
      text: 'We explain the offer before you sign. We work for you, not for the bank.',
    },
    {
      title: 'Letters',
      text: 'We write recommendations for a visa, a tender or a stall abroad within three working days.',
    },
    {
      title: 'Public programmes',
      text: 'Each month we explain what government agencies offer, such as the small-business agency (SMEDA). You learn who may apply, how, and by when.',
    },
    {
      title: 'We speak for you',
      text: 'If three members have the same problem, we write to the ministry. We publish its reply on this site.',
    },
  ],
}
