import type { ContentPart } from 'domain/content/content.ts'
import { BLOGS_ON_HOME, BLOGS_PER_PAGE, EVENTS_ON_HOME } from 'domain/values/list-limits.ts'
import type { ComponentType } from 'react'
import { loadOrReload } from '#lib/loading/load-chunk.ts'
import { paths } from '#lib/paths.ts'
import { i18n, loadTexts, type Area } from '#lib/format/i18n.ts'

/** The data that a page needs besides its fixed texts and the organisation. Its file embeds this data. */
export interface PageNeeds {
  parts?: readonly ContentPart[]
  /** Of the people only those that the home pages show. */
  leaders?: true
  /** How many of the newest posts. */
  blogs?: number
  /** The newest posts for a side bar. */
  recent?: true
  /** How many upcoming events; 'all' adds past events. */
  events?: number | 'all'
  /** The post or event named in the address; a sample if none is named. */
  detail?: 'post' | 'event'
  /** The lowest fees, and the first services in short. */
  glance?: true
  /** The chamber's currency, without the part `giving`. */
  currency?: true
  /** The payment provider behind the card fields. */
  payment?: true
  /** The version of the privacy page. */
  privacyVersion?: true
  /** The office's files. */
  files?: true
  /** The office's pages that are linked at the end of /about. */
  aboutPages?: true
  /** Has one file for each page of the office. */
  eachPage?: true
  /** Has one file for each cause, and one without an id. */
  eachCause?: true
}

export interface Page {
  pattern: string
  /** Undefined if the page needs no data. */
  needs: PageNeeds | undefined
  /** Hydrates at once, because the page checks who is signed in, or a link from an e-mail. */
  startsAtOnce: boolean
  load: () => Promise<ComponentType>
  /** The component, if it has been loaded. */
  loaded: () => ComponentType | undefined
}

/** Describes a page with a chunk of its own and the catalogues of its area. */
function page(pattern: string, area: Area, load: () => Promise<ComponentType>, needs?: PageNeeds): Page {
  const loadWithTexts = async () => {
    const [component] = await Promise.all([loadOrReload(pattern, load), loadTexts(i18n, area)])
    loaded = component
    return component
  }
  let loaded: ComponentType | undefined
  // load once: texts that arrive during hydration make React discard the prerendered page
  let loading: Promise<ComponentType> | undefined
  return {
    pattern,
    needs,
    startsAtOnce: area === 'accounts' && pattern !== paths.signup,
    loaded: () => loaded,
    load: () => {
      loading ??= loadWithTexts().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

const LIST: PageNeeds = { blogs: BLOGS_PER_PAGE, recent: true }

/** Every prerendered page. Any other address is answered with 404. */
export const publicPages: readonly Page[] = [
  page(paths.home, 'public', async () => (await import('./pages/home-page.tsx')).HomePage, {
    parts: ['home', 'aims', 'causes', 'counters', 'team'],
    leaders: true,
    currency: true,
    glance: true,
    blogs: BLOGS_ON_HOME,
    events: 1,
  }),
  page(paths.home2, 'events', async () => (await import('./pages/home-2-page.tsx')).Home2Page, {
    parts: ['home', 'counters', 'team', 'teaser'],
    leaders: true,
    currency: true,
    events: EVENTS_ON_HOME,
  }),
  page(paths.home3, 'events', async () => (await import('./pages/home-3-page.tsx')).Home3Page, {
    parts: ['home', 'counters', 'team', 'teaser'],
    leaders: true,
    currency: true,
    events: EVENTS_ON_HOME,
  }),
  page(paths.about, 'about', async () => (await import('#features/about/about-page.tsx')).AboutPage, {
    parts: ['aims', 'joining', 'counters', 'team'],
    currency: true,
    aboutPages: true,
  }),
  page(
    paths.officePage.pattern,
    'page',
    async () => (await import('#features/office-pages/office-page.tsx')).OfficePage,
    { eachPage: true },
  ),
  page(
    paths.services,
    'about',
    async () => (await import('#features/services/services-page.tsx')).ServicesPage,
    { parts: ['services', 'joining'] },
  ),
  page(
    paths.blog,
    'blogs',
    async () => (await import('./pages/blog-list-pages.tsx')).ListWithSideAtEnd,
    LIST,
  ),
  page(
    paths.blogLeft,
    'blogs',
    async () => (await import('./pages/blog-list-pages.tsx')).ListWithSideAtStart,
    LIST,
  ),
  page(
    paths.blogFullwidth,
    'blogs',
    async () => (await import('./pages/blog-list-pages.tsx')).ListOverFullWidth,
    {
      blogs: BLOGS_PER_PAGE,
    },
  ),
  page(
    paths.blogDetails.pattern,
    'post',
    async () => (await import('./pages/blog-details-pages.tsx')).PostWithSideAtEnd,
    {
      detail: 'post',
      recent: true,
    },
  ),
  page(
    paths.blogDetailsLeft.pattern,
    'post',
    async () => (await import('./pages/blog-details-pages.tsx')).PostWithSideAtStart,
    { detail: 'post', recent: true },
  ),
  page(
    paths.blogDetailsFullwidth.pattern,
    'post',
    async () => (await import('./pages/blog-details-pages.tsx')).PostOverFullWidth,
    { detail: 'post' },
  ),
  page(paths.events, 'events', async () => (await import('#features/events/events-page.tsx')).EventsPage, {
    events: 'all',
  }),
  page(
    paths.eventDetails.pattern,
    'event',
    async () => (await import('./pages/event-page.tsx')).EventWithPosts,
    {
      detail: 'event',
      recent: true,
    },
  ),
  page(paths.causes, 'public', async () => (await import('#features/causes/causes-page.tsx')).CausesPage, {
    parts: ['causes', 'giving'],
  }),
  page(
    paths.cause.pattern,
    'cause',
    async () => (await import('#features/causes/cause/cause-page.tsx')).CausePage,
    { parts: ['causes', 'giving'], eachCause: true },
  ),
  page(
    paths.donate,
    'donations',
    async () => (await import('#features/donations/donate-page.tsx')).DonatePage,
    {
      parts: ['causes', 'giving'],
      payment: true,
    },
  ),
  page(paths.contact, 'forms', async () => (await import('#features/contact/contact-page.tsx')).ContactPage, {
    events: 'all',
  }),
  page(
    paths.volunteer,
    'forms',
    async () => (await import('#features/volunteer/volunteer-page.tsx')).VolunteerPage,
    { parts: ['volunteering'] },
  ),
  page(
    paths.privacy,
    'privacy',
    async () => (await import('#features/privacy/privacy-page.tsx')).PrivacyPage,
    {
      parts: ['privacy'],
      privacyVersion: true,
    },
  ),
  page(
    paths.downloads,
    'downloads',
    async () => (await import('#features/downloads/downloads-page.tsx')).DownloadsPage,
    { files: true },
  ),
  page(
    paths.login,
    'accounts',
    async () => (await import('#features/accounts/login/login-page.tsx')).LoginPage,
  ),
  page(
    paths.signup,
    'accounts',
    async () => (await import('#features/accounts/sign-up/sign-up-page.tsx')).SignUpPage,
    { parts: ['joining', 'privacy'], privacyVersion: true },
  ),
  page(
    paths.forgotPassword,
    'accounts',
    async () => (await import('#features/accounts/password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    'accounts',
    async () => (await import('#features/accounts/password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.verifyEmail,
    'accounts',
    async () => (await import('#features/accounts/verify-email/verify-email-page.tsx')).VerifyEmailPage,
  ),
  page(
    paths.firstAdmin,
    'accounts',
    async () => (await import('#features/accounts/first-admin/first-admin-page.tsx')).FirstAdminPage,
  ),
]

export const notFoundPage = page(
  '*',
  'public',
  async () => (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
)

/** Pages behind the sign-in, rendered in the browser only. */
export const privatePages: readonly Page[] = import.meta.env.SSR
  ? []
  : [
      page(
        paths.dashboard,
        'dashboard',
        async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
      ),
    ]
