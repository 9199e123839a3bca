import { cloth } from './cloth.ts'
import type { Drawing } from './drawing.ts'
import { motif } from './motif.ts'
import { picture } from './picture.ts'
import { portrait } from './portrait.ts'
import type { Ground } from './silks.ts'

/** Draws the banner of a page: a two-row cloth, seeded by its route, long enough for a very wide window; its open edge comes first. */
const banner = (route: string) => () =>
  cloth(`banner-${route}`, { cols: 12, rows: 2, n: 8, repeat: 6, none: [0], open: [1, 12] })

/** Draws a trade's figure, by its index in the list. */
const trade = (seed: string) => () => motif(`trade-${seed}`, { n: 12 })

/** Draws help that is wanted; it is sewn when somebody has taken it. */
const wanted = (done: number) => () => motif('want-7', { n: 7, done, kinds: ['star'] })

const value = (name: string) => () => motif(`value-${name}`, { n: 8 })

/** Draws somebody who leads the chamber, large, with room for the initials. */
const leader = (name: string, ground: Ground) => () => portrait(name, { n: 18, open: 0.44, ground })

/** Every tile of the map but the office's own house. */
const MAP_STREETS = Array.from({ length: 18 }, (_, tile) => tile).filter((tile) => tile !== 8)

/** Every seed that our own pages are sewn from. No member's data decides public art. */
const FIXED_ART = {
  mark: () => portrait('mark-43', { n: 10 }),
  hero: () => cloth('bagh-12', { cols: 5, rows: 4, n: 10, none: [0, 5, 10], open: [1, 6, 16], place: 15 }),
  'hero-rtl': () =>
    cloth('bagh-12', { cols: 5, rows: 4, n: 10, none: [4, 9, 14], open: [3, 8, 18], place: 19 }),
  vision: () => motif('vision-7', { n: 20, ground: 'anaar', kinds: ['star'] }),
  'value-transparency': value('Transparency'),
  'value-inclusivity': value('Inclusivity'),
  'value-excellence': value('Excellence'),
  'value-collaboration': value('Collaboration'),
  'value-sustainable-development': value('Sustainable development'),
  star: () => motif('hero2-star-14', { n: 30, ground: 'anaar', kinds: ['star'] }),
  frieze: () =>
    cloth('frieze-3', { cols: 16, rows: 2, n: 9, repeat: 8, none: [0], open: [1, 17], place: 16 }),
  hands: () => cloth('hands-3', { cols: 8, rows: 3, n: 9, repeat: 4, ground: 'anaar', open: [16] }),
  'hands-night': () => cloth('hands-8', { cols: 8, rows: 3, n: 9, repeat: 4, open: [16] }),
  'vision-large': () => motif('creed-star-16', { n: 24, kinds: ['star'] }),
  'trade-1': trade('thread-2'),
  'trade-2': trade('honey-5'),
  'trade-3': trade('food-2'),
  'trade-4': trade('scissors-7'),
  'trade-5': trade('comb-1'),
  'trade-6': trade('gem-2'),
  'trade-7': trade('goat-3'),
  'trade-8': trade('room-2'),
  'trade-9': trade('wood-1'),
  'trade-10': trade('screen-1'),
  'trade-11': trade('wheel-2'),
  'trade-12': trade('book-1'),
  wanted: wanted(0),
  'wanted-taken': wanted(1),
  'cause-education': () => picture('school-1', { ground: 'genda', layout: 'row' }),
  'cause-water': () => picture('water-3', { ground: 'raat', layout: 'bands' }),
  'cause-food': () => picture('food-2', { ground: 'anaar', layout: 'yard' }),
  'leader-founding-president': leader('Nasreen Akhtar', 'raat'),
  'leader-president': leader('Rukhsana Gul', 'anaar'),
  'leader-secretary-general': leader('Shazia Tanoli', 'genda'),
  'leader-president-night': leader('Rukhsana Gul', 'raat'),
  'leader-secretary-general-night': leader('Shazia Tanoli', 'raat'),
  'banner-about': banner('about-2'),
  'banner-causes': banner('causes-2'),
  'banner-cause': banner('cause-school'),
  'banner-events': banner('events-2'),
  'banner-event': banner('event'),
  'banner-donate': banner('donate'),
  'banner-volunteer': banner('volunteer'),
  'banner-blog': banner('blog'),
  'banner-services': banner('services-3'),
  'banner-contact': banner('contact'),
  'banner-downloads': banner('downloads'),
  'banner-page': banner('page-1'),
  'banner-privacy': banner('privacy'),
  'banner-signup': banner('join-3'),
  'banner-login': banner('in-1'),
  'banner-password': banner('in-2'),
  'banner-not-found': banner('lost'),
  'not-found': () => motif('lost-4', { n: 18, done: 0.36, kinds: ['star'] }),
  map: () => cloth('map-2', { cols: 6, rows: 3, n: 10, ground: 'kora', open: MAP_STREETS }),
  empty: () => motif('empty-2', { n: 14, done: 0, kinds: ['star'] }),
  confirmed: () => motif('empty-2', { n: 14, kinds: ['star'] }),
  loading: () => motif('bone', { n: 10, done: 0, kinds: ['lozenge'] }),
} satisfies Record<string, () => Drawing>

export type ArtName = keyof typeof FIXED_ART

/** Draws one of the fixed pieces of our own pages. */
export const fixedArt = (name: ArtName): Drawing => FIXED_ART[name]()
