import type { PostListName } from 'domain/office/managed-posts.ts'
import { PAGE_FOLDER } from 'domain/pages/page.ts'

const segment = encodeURIComponent

/** Builds an address with an optional id: the router's pattern, and a function that makes links. */
const withId = (base: string) => ({
  base,
  pattern: `${base}/:id?`,
  to: (id: string) => `${base}/${segment(id)}`,
})

/** The tabs of the overview, by their names in the address. */
export const OVERVIEW_PARTS = ['numbers', 'activity', 'emails', 'kept'] as const
export type OverviewPart = (typeof OVERVIEW_PARTS)[number]

/** Every address of the site. No page writes one by hand. */
export const paths = {
  root: '/',
  home: '/home',
  home2: '/home2',
  home3: '/home3',
  about: '/about',
  /** How to join: documents, fees, who decides. */
  joining: '/about#join',
  services: '/services',
  causes: '/case',
  cause: withId('/case-single'),
  events: '/event',
  eventDetails: withId('/event-details'),
  /** The calendar file of an event. */
  eventCalendar: (id: string) => `/event-details/${segment(id)}.ics`,
  /** All events, for calendar programs that subscribe. */
  calendar: '/events.ics',
  /** The newest posts, for feed readers. */
  feed: '/feed.xml',
  /** The web manifest, for phones that show the site beside their apps. */
  manifest: '/manifest.webmanifest',
  donate: '/donate',
  /** With a cause and optionally an amount that the office suggests. */
  donateFor: (cause: string, sum?: number) =>
    `/donate?cause=${segment(cause)}${sum === undefined ? '' : `&sum=${sum}`}`,
  volunteer: '/volunteer',
  /** The list of posts in its three layouts: a side bar at the end, at the start, none. */
  blog: '/blog',
  blogLeft: '/blog-left',
  blogFullwidth: '/blog-fullwidth',
  /** The list of posts that match a search. */
  blogSearch: (words: string) => (words ? `/blog?search=${segment(words)}` : '/blog'),
  /** A post's page in its three layouts: a side bar at the end, at the start, none. */
  blogDetails: withId('/blog-details'),
  blogDetailsLeft: withId('/blog-details-left'),
  blogDetailsFullwidth: withId('/blog-details-fullwidth'),
  /** A page that the office made, by its name. */
  officePage: { pattern: `${PAGE_FOLDER}:name`, to: (name: string) => PAGE_FOLDER + segment(name) },
  contact: '/contact',
  privacy: '/privacy',
  downloads: '/downloads',
  login: '/login',
  /**
   * The sign-in page that leads back to an address of the dashboard (after-login.ts).
   * `hasEnded` makes it say that the session has ended.
   */
  loginFor: (address: string, hasEnded = false) =>
    `/login?${hasEnded ? 'ended=1&' : ''}next=${segment(address)}`,
  /** The sign-in page at the step of the one-time code. It leads back to an address of the dashboard. */
  loginCode: (address: string) => `/login?code=1&next=${segment(address)}`,
  signup: '/signup',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Opened from links in e-mails, with a `code`. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** Opened from the link of `npm run setup`, with a code after the `#`. */
  firstAdmin: '/first-admin',
  dashboard: '/dashboard',
  /** A view of the dashboard; '' is the first. */
  dashboardView: (tab: string) => (tab ? `/dashboard?tab=${segment(tab)}` : '/dashboard'),
  /** The files for members; it needs a sign-in. */
  memberFiles: '/dashboard?tab=downloads',
  /** A tab of the overview. */
  overview: (part: OverviewPart) => `/dashboard?tab=overview${part === 'numbers' ? '' : `&part=${part}`}`,
  /** A view with a user's details or an entry of its list open, by its id. */
  dashboardEntry: (tab: string, id: string) =>
    `/dashboard?${tab ? `tab=${segment(tab)}&` : ''}open=${segment(id)}`,
  /** A message with the cursor in the box for the reply. */
  replyTo: (id: string) => `/dashboard?tab=messages&open=${segment(id)}&reply=1`,
  /** The form of a post, an event or a page. @param id `new` for a new one */
  editPost: (tab: PostListName, id: string) => `/dashboard?tab=${tab}&edit=${segment(id)}`,
  notFound: '/404',
} as const
