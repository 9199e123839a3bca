import type { ContentPart } from 'domain/content/content.ts'
import { BLOGS_ON_HOME, BLOGS_PER_PAGE, EVENTS_ON_HOME } from 'domain/limits.ts'
import type { ComponentType } from 'react'
import { loadOrReload } from '#lib/loading/load-or-reload.ts'
import { paths } from '#lib/paths.ts'
import { i18n, loadTexts, type Area } from './i18n.ts'

/** What a page shows beside its fixed texts and the organisation, and so what its file holds. */
export interface Shown {
  parts?: readonly ContentPart[]
  /** So many of the newest posts. */
  blogs?: number
  /** The newest posts beside something else. */
  recent?: true
  /** So many of the events to come, or those and the past ones. */
  events?: number | 'all'
  /** The post or the event that its address names; without a name a sample. */
  one?: 'post' | 'event'
  /** What stands behind card fields. */
  payment?: true
  /** Has a file for each cause of the content, and one without an id. */
  eachCause?: true
}

export interface Page {
  pattern: string
  /** Undefined where the page has all it needs. */
  shown: Shown | undefined
  /** Looks at once who is there, and so is not only read until somebody touches it. */
  startsAtOnce: boolean
  load: () => Promise<ComponentType>
  /** What has been loaded. */
  loaded: () => ComponentType | undefined
}

/** A page of its own chunk, with the catalogue of its area. */
function page(pattern: string, area: Area, load: () => Promise<ComponentType>, shown?: Shown): Page {
  const loadWithTexts = async () => {
    const [component] = await Promise.all([loadOrReload(pattern, load), loadTexts(i18n, area)])
    loaded = component
    return component
  }
  let loaded: ComponentType | undefined
  // once, for texts that arrive while hydrating make React throw the prerendered page away without a word
  let loading: Promise<ComponentType> | undefined
  return {
    pattern,
    shown,
    startsAtOnce: area === 'accounts',
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

const LIST: Shown = { blogs: BLOGS_PER_PAGE, recent: true }

/** What is prerendered. A page stands here once it exists; every other address is not found. */
export const publicPages: readonly Page[] = [
  page(paths.home, 'public', async () => (await import('./home-page.tsx')).HomePage, {
    parts: ['home', 'aims', 'causes', 'counters', 'team'],
    blogs: BLOGS_ON_HOME,
  }),
  page(paths.home2, 'events', async () => (await import('./home-2-page.tsx')).Home2Page, {
    parts: ['home', 'counters', 'team', 'teaser'],
    events: EVENTS_ON_HOME,
  }),
  page(paths.home3, 'events', async () => (await import('./home-3-page.tsx')).Home3Page, {
    parts: ['home', 'counters', 'team', 'teaser'],
    events: EVENTS_ON_HOME,
  }),
  page(paths.about, 'about', async () => (await import('#features/about/about-page.tsx')).AboutPage, {
    parts: ['aims', 'joining', 'counters', 'team'],
  }),
  page(
    paths.services,
    'about',
    async () => (await import('#features/services/services-page.tsx')).ServicesPage,
    { parts: ['services', 'joining'] },
  ),
  page(paths.blog, 'blogs', async () => (await import('./list-pages.tsx')).ListWithSideAtEnd, LIST),
  page(paths.blogLeft, 'blogs', async () => (await import('./list-pages.tsx')).ListWithSideAtStart, LIST),
  page(paths.blogFullwidth, 'blogs', async () => (await import('./list-pages.tsx')).ListOverFullWidth, {
    blogs: BLOGS_PER_PAGE,
  }),
  page(paths.blogDetails.pattern, 'post', async () => (await import('./post-pages.tsx')).PostWithSideAtEnd, {
    one: 'post',
    recent: true,
  }),
  page(
    paths.blogDetailsLeft.pattern,
    'post',
    async () => (await import('./post-pages.tsx')).PostWithSideAtStart,
    { one: 'post', recent: true },
  ),
  page(
    paths.blogDetailsFullwidth.pattern,
    'post',
    async () => (await import('./post-pages.tsx')).PostOverFullWidth,
    { one: 'post' },
  ),
  page(paths.events, 'events', async () => (await import('#features/events/events-page.tsx')).EventsPage, {
    events: 'all',
  }),
  page(paths.eventDetails.pattern, 'event', async () => (await import('./event-page.tsx')).EventWithPosts, {
    one: 'event',
    recent: true,
  }),
  page(paths.causes, 'public', async () => (await import('#features/causes/causes-page.tsx')).CausesPage, {
    parts: ['causes', 'giving'],
  }),
  page(
    paths.cause.pattern,
    'public',
    async () => (await import('#features/causes/cause/cause-page.tsx')).CausePage,
    { parts: ['causes', 'giving'], eachCause: true },
  ),
  page(paths.donate, 'forms', async () => (await import('#features/donations/donate-page.tsx')).DonatePage, {
    parts: ['causes', 'giving'],
    payment: true,
  }),
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
    paths.login,
    'accounts',
    async () => (await import('#features/accounts/login/login-page.tsx')).LoginPage,
  ),
  page(
    paths.signup,
    'accounts',
    async () => (await import('#features/accounts/sign-up/sign-up-page.tsx')).SignUpPage,
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
