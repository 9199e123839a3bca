import type { Home } from '../home.ts'

export const home: Home = {
  title: 'Where women’s enterprise becomes an industry',
  words:
    'We follow the path of a merchant woman whose caravans crossed deserts fourteen centuries ago. Today, in the valleys of the north, our members make, trade and employ.',
  give: 'Donate Now',
  join: 'Join Us Now',
  aims: 'At the chamber',
  events: 'Come and sit with us',
  help: {
    heading: 'One afternoon of yours can open her shop',
    before: 'Teach bookkeeping, photograph a stall, read a contract aloud, drive the sample box to the post.',
    link: 'Tell us what you can do',
    after: ', and we will find who needs it.',
    button: 'Become A Volunteer',
  },
  strip: {
    second: 'One place in the cloth is still open',
    third: 'A place is kept for you',
    words: 'Joining takes ten minutes and your identity card.',
  },
}
