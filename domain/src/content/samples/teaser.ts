import type { Teaser } from '../teaser.ts'

export const teaser: Teaser = {
  posts: [
    {
      title: 'How Gulnaz turned one loom into a workshop of nine',
      text: 'She began with a borrowed loom and her mother’s order book. Eight of her neighbours now draw a wage from it.',
      date: '2024-03-15',
    },
    {
      title: 'Registering your business: what to bring and what it costs',
      text: 'Four papers, two offices, one morning. We walk the whole way with you, counter by counter.',
      date: '2024-03-08',
    },
    {
      title: 'Export permits, explained by the national trade portal',
      text: 'The portal’s own guide to the forms that every first shipment needs, with the fees for this year.',
      date: '2024-02-27',
    },
    {
      title: 'A winter market that sold out by noon',
      text: 'Thirty stalls, one frozen car park and a queue down to the bazaar. What sold first, and why.',
      date: '2024-02-12',
    },
  ],
}
