const segment = encodeURIComponent

/** An address whose id may be missing: the pattern that the router matches beside the function that links to it. */
const withId = (base: string) => ({
  base,
  pattern: `${base}/:id?`,
  to: (id: string) => `${base}/${segment(id)}`,
})

/** Every address of the site, so that no page writes one by hand. */
export const paths = {
  root: '/',
  home: '/home',
  home2: '/home2',
  home3: '/home3',
  about: '/about',
  /** How one joins: what to bring, fees, who decides. */
  joining: '/about#join',
  services: '/services',
  causes: '/case',
  cause: withId('/case-single'),
  events: '/event',
  eventDetails: withId('/event-details'),
  donate: '/donate',
  /** With a cause chosen, and perhaps a sum in dollars. */
  donateFor: (cause: string, sum?: number) =>
    `/donate?cause=${segment(cause)}${sum === undefined ? '' : `&sum=${sum}`}`,
  volunteer: '/volunteer',
  /** The list of posts in its three layouts: a side bar at the end, at the start, none. */
  blog: '/blog',
  blogLeft: '/blog-left',
  blogFullwidth: '/blog-fullwidth',
  /** The posts that have these words. */
  blogSearch: (words: string) => (words ? `/blog?search=${segment(words)}` : '/blog'),
  /** A post's page in its three layouts: a side bar at the end, at the start, none. */
  blogDetails: withId('/blog-details'),
  blogDetailsLeft: withId('/blog-details-left'),
  blogDetailsFullwidth: withId('/blog-details-fullwidth'),
  contact: '/contact',
  login: '/login',
  /**
   * The sign-in for who asked for an address of the dashboard while signed out, or whose session `hasEnded` there: it
   * leads there afterwards (after-login.ts).
   */
  loginFor: (address: string, hasEnded = false) =>
    `/login?${hasEnded ? 'ended=1&' : ''}next=${segment(address)}`,
  signup: '/signup',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Links of mails lead to these two, with a `code`. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  dashboard: '/dashboard',
  /** A view of the dashboard; '' is the first one. */
  dashboardView: (tab: string) => (tab ? `/dashboard?tab=${segment(tab)}` : '/dashboard'),
  /** A view with the details of somebody open. */
  dashboardUser: (tab: string, uid: string) =>
    `/dashboard?${tab ? `tab=${segment(tab)}&` : ''}open=${segment(uid)}`,
  notFound: '/404',
} as const
