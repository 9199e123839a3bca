import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import {
  FailedMails,
  WaitingApplications,
  WaitingComments,
  WaitingDonations,
  WaitingMessages,
} from '#features/inbox/waiting-counts.tsx'
import { type Area, i18n, loadTexts } from '#lib/format/i18n.ts'
import { lazyView } from './lazy-view.tsx'
import type { View, ViewProps } from './rail/view.ts'

const label = msg`Dashboard`

/** Loads the texts of a view with its code. @param areas catalogues that the view needs */
const withTexts =
  (load: () => Promise<ComponentType<ViewProps>>, ...areas: Area[]) =>
  async () => {
    const [component] = await Promise.all([load(), ...areas.map((area) => loadTexts(i18n, area))])
    return component
  }

const users = lazyView('users', async () => (await import('./users-view.tsx')).UsersView)
const inbox = lazyView(
  'inbox',
  withTexts(async () => (await import('#features/inbox/view/inbox.tsx')).Inbox, 'office'),
)

/** Every view, in the order of the rail. */
export const views: readonly View[] = [
  { tab: '', label, icon: 'grid', action: 'user:list', component: users },
  {
    tab: '',
    label,
    icon: 'grid',
    action: 'members-content:read',
    component: lazyView(
      'welcome',
      async () => (await import('#features/welcome/view/welcome-view.tsx')).WelcomeView,
    ),
  },
  {
    tab: '',
    label,
    icon: 'grid',
    action: 'application:correct',
    component: lazyView(
      'application',
      async () => (await import('#features/application/application-view.tsx')).ApplicationView,
    ),
  },
  {
    // the views above are for all others who have an account
    tab: '',
    label,
    icon: 'grid',
    action: 'profile:read',
    component: lazyView(
      'suspended',
      async () => (await import('#features/welcome/view/suspended-view.tsx')).SuspendedView,
    ),
  },
  {
    tab: 'account',
    isOwn: true,
    label: msg`Your account`,
    title: msg`Your account`,
    icon: 'people',
    action: 'profile:change',
    component: lazyView(
      'account',
      async () => (await import('#features/welcome/view/account-view.tsx')).AccountView,
    ),
  },
  {
    tab: 'overview',
    label: msg`Overview`,
    title: msg`Overview`,
    icon: 'chart',
    badge: FailedMails,
    action: 'office:read',
    component: lazyView(
      'overview',
      withTexts(
        async () => (await import('#features/overview/view/overview-view.tsx')).OverviewView,
        'office',
        'today',
      ),
    ),
  },
  {
    tab: 'opening',
    under: 'overview',
    label: msg`Open or close the site`,
    title: msg`Overview`,
    icon: 'globe',
    action: 'site:open',
    component: lazyView(
      'opening',
      withTexts(async () => (await import('#features/site/view/opening-view.tsx')).OpeningView, 'office'),
    ),
  },
  {
    tab: 'members',
    label: msg`Members`,
    group: 'people',
    icon: 'people',
    action: 'user:list',
    component: users,
  },
  {
    tab: 'team',
    label: msg`Team`,
    group: 'people',
    icon: 'team',
    action: 'user:list',
    component: users,
  },
  {
    tab: 'requests',
    label: msg`Requests`,
    group: 'people',
    icon: 'inbox',
    badge: WaitingApplications,
    action: 'user:list',
    component: users,
  },
  {
    tab: 'blogs',
    label: msg`Blogs`,
    group: 'website',
    title: msg`Blog Management`,
    icon: 'pen',
    action: 'post:write',
    component: lazyView(
      'blogs',
      withTexts(async () => (await import('./posts/post-views.tsx')).BlogsView, 'office', 'post'),
    ),
  },
  {
    tab: 'events',
    label: msg`Events`,
    group: 'website',
    title: msg`Event Management`,
    icon: 'day',
    action: 'post:write',
    component: lazyView(
      'events',
      withTexts(async () => (await import('./posts/post-views.tsx')).EventsView, 'office', 'event'),
    ),
  },
  {
    tab: 'site',
    label: msg`Site`,
    group: 'website',
    title: msg`Website text`,
    icon: 'globe',
    action: 'site:write',
    component: lazyView(
      'site',
      // previews of public pages need their texts
      withTexts(
        async () => (await import('./site/office-site.tsx')).OfficeSite,
        'office',
        'donations',
        'forms',
        'about',
        'privacy',
      ),
    ),
  },
  {
    tab: 'pages',
    under: 'site',
    label: msg`Pages and files`,
    group: 'website',
    title: msg`Pages and files`,
    icon: 'globe',
    action: 'post:write',
    component: lazyView(
      'pages',
      withTexts(async () => (await import('./site/pages-and-files.tsx')).PagesAndFiles, 'office', 'about'),
    ),
  },
  {
    // those who manage files find them there
    tab: 'downloads',
    under: 'pages',
    label: msg`Downloads`,
    title: msg`Downloads`,
    icon: 'download',
    action: 'members-content:read',
    component: lazyView(
      'downloads',
      withTexts(
        async () => (await import('#features/files/view/downloads-view.tsx')).DownloadsView,
        'office',
      ),
    ),
  },
  {
    tab: 'donations',
    label: msg`Donations`,
    group: 'inbox',
    title: msg`Donations`,
    icon: 'gift',
    badge: WaitingDonations,
    action: 'office:read',
    component: inbox,
  },
  {
    tab: 'messages',
    label: msg`Messages`,
    group: 'inbox',
    title: msg`Messages`,
    icon: 'mail',
    badge: WaitingMessages,
    action: 'office:read',
    component: inbox,
  },
  {
    tab: 'volunteers',
    under: 'messages',
    label: msg`Volunteers`,
    group: 'inbox',
    title: msg`Volunteers`,
    icon: 'heart',
    action: 'office:read',
    component: inbox,
  },
  {
    tab: 'comments',
    under: 'messages',
    label: msg`Comments`,
    group: 'inbox',
    title: msg`Comments`,
    icon: 'reply',
    badge: WaitingComments,
    action: 'comment:moderate',
    component: inbox,
  },
  {
    tab: 'spam',
    under: 'messages',
    label: msg`Suspected spam`,
    group: 'inbox',
    title: msg`Suspected spam`,
    icon: 'inbox',
    action: 'office:read',
    component: inbox,
  },
]
