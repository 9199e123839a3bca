import type { Teaser } from '../home.ts'

export const teaser: Teaser = {
  posts: [
    {
      title: 'How Gulnaz turned one loom into a workshop of nine',
      text: 'She began with a borrowed loom and her mother’s order book. Today eight of her neighbours earn a wage in her workshop.',
      date: '2024-03-15',
    },
    {
      title: 'Registering your business: what to bring and what it costs',
      text: 'Four documents, two offices, one morning. We go with you to each counter.',
      date: '2024-03-08',
    },
    {
      title: 'Export permits, explained by the national trade portal',
      text: 'A guide to the forms that every first shipment needs, with the fees for this year.',
      date: '2024-02-27',
    },
    {
      title: 'A winter market that sold out by noon',
      text: 'Thirty stalls and a long queue. Read what sold first, and why.',
      date: '2024-02-12',
    },
  ],
}
