import type { Aims, Counters, Home, Teaser } from '../home.ts'

export const home: Home = {
  title: 'The chamber of commerce for women in business',
  words:
    'For women in northern Pakistan who make, sell or employ. We follow the path of a woman who ran a trading business 1,400 years ago.',
  give: 'Donate Now',
  join: 'Join Us Now',
  aims: 'At the chamber',
  events: 'Upcoming events and workshops',
  help: {
    heading: 'Help a woman start her business',
    before: 'Teach bookkeeping, take product photos, explain a contract or drive samples to the post office.',
    link: 'Tell us what you can do',
    after: ', and we will match you with a member.',
    button: 'Become A Volunteer',
  },
  strip: {
    second: 'Become a member',
    third: 'Join the chamber',
    words: 'Applying takes ten minutes. You need your identity card.',
  },
}

export const aims: Aims = {
  vision:
    'To become a leading, role-model trade organisation, working to the best international practice in trade, industry and services.',
  mission:
    'A forum for women entrepreneurs from every tier of society. Here you voice your concerns, get help and grow your business through research and development.',
  story:
    'Eleven women founded the chamber in 2009. A government office had told each of them to come back with her husband. Today we have 1,180 members in seven districts. Six in ten work from home. Half are the first in their family with a bank account.',
  values: [
    {
      name: 'Transparency',
      text: 'We present our accounts at the annual meeting and publish them on this site.',
    },
    { name: 'Inclusivity', text: 'Every member has one vote, large business or small.' },
    { name: 'Excellence', text: 'We train to the quality that buyers ask for.' },
    { name: 'Collaboration', text: 'Members buy from other members first.' },
    {
      name: 'Sustainable development',
      text: 'We protect water, pastures and forests for the next generation.',
    },
  ],
}

export const counters: Counters = { donations: 1_420, raisedDollars: 86_300, volunteers: 312, projects: 47 }

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
