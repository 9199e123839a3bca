import type { Home } from '../home.ts'

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
