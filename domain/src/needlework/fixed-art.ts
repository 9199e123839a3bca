import { cloth } from './cloth.ts'
import type { Drawing } from './drawing.ts'
import { motif } from './motif.ts'
import { picture } from './picture.ts'
import { portrait } from './portrait.ts'
import type { Ground } from './silks.ts'

/** A page's banner is a two-row cloth, seeded by its route, long enough for a very wide window; its open edge comes first. */
const banner = (route: string) => () =>
  cloth(`banner-${route}`, { cols: 12, rows: 2, n: 8, repeat: 6, none: [0], open: [1, 12] })

const value = (name: string) => () => motif(`value-${name}`, { n: 8 })

/** Somebody who leads the chamber, large, with room for her initials. */
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
  hands: () => cloth('hands-3', { cols: 4, rows: 3, n: 9, ground: 'anaar', open: [9] }),
  'cause-education': () => picture('school-1', { ground: 'genda', layout: 'row' }),
  'cause-water': () => picture('water-3', { ground: 'raat', layout: 'bands' }),
  'cause-food': () => picture('food-2', { ground: 'anaar', layout: 'yard' }),
  'leader-founding-president': leader('Nasreen Akhtar', 'raat'),
  'leader-president': leader('Rukhsana Gul', 'anaar'),
  'leader-secretary-general': leader('Shazia Tanoli', 'genda'),
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
  'banner-signup': banner('join-3'),
  'banner-login': banner('in-1'),
  'banner-password': banner('in-2'),
  'banner-not-found': banner('lost'),
  'not-found': () => motif('lost-4', { n: 18, done: 0.36, kinds: ['star'] }),
  map: () => cloth('map-2', { cols: 6, rows: 3, n: 10, ground: 'kora', open: MAP_STREETS }),
  empty: () => motif('empty-2', { n: 14, done: 0, kinds: ['star'] }),
  loading: () => motif('bone', { n: 10, done: 0, kinds: ['lozenge'] }),
} satisfies Record<string, () => Drawing>

export type ArtName = keyof typeof FIXED_ART

/** Draws one of the fixed pieces of our own pages. */
export const fixedArt = (name: ArtName): Drawing => FIXED_ART[name]()
