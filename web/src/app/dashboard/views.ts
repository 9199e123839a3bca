import { msg } from '@lingui/core/macro'
import { ApplicationView } from '#features/application/application-view.tsx'
import { WaitingComments, WaitingDonations, WaitingMessages } from '#features/coming-in/waiting-counts.tsx'
import { UserManagement } from '#features/users/user-management.tsx'
import { WaitingCount } from '#features/users/waiting-count.tsx'
import { WelcomeView } from '#features/welcome/welcome-view.tsx'
import { i18n, loadTexts } from '#app/i18n.ts'
import { lazyView } from './lazy-view.tsx'
import type { View } from './view.ts'

const label = msg`Dashboard`

const comingIn = lazyView(
  'coming-in',
  async () => (await import('#features/coming-in/coming-in.tsx')).ComingIn,
)

/** Every view, in the order of the rail. */
export const views: readonly View[] = [
  { tab: '', label, icon: 'grid', action: 'user:list', component: UserManagement },
  { tab: '', label, icon: 'grid', action: 'members-content:read', component: WelcomeView },
  { tab: '', label, icon: 'grid', action: 'application:correct', component: ApplicationView },
  {
    tab: 'overview',
    label: msg`Overview`,
    title: msg`Overview`,
    icon: 'chart',
    action: 'office:read',
    component: lazyView(
      'overview',
      async () => (await import('#features/overview/overview-view.tsx')).OverviewView,
    ),
  },
  {
    tab: 'members',
    label: msg`Members`,
    group: 'people',
    icon: 'people',
    action: 'user:list',
    component: UserManagement,
  },
  {
    tab: 'team',
    label: msg`Team`,
    group: 'people',
    icon: 'team',
    action: 'user:list',
    component: UserManagement,
  },
  {
    tab: 'requests',
    label: msg`Requests`,
    group: 'people',
    icon: 'inbox',
    badge: WaitingCount,
    action: 'user:list',
    component: UserManagement,
  },
  {
    tab: 'blogs',
    label: msg`Blogs`,
    group: 'site',
    title: msg`Blog Management`,
    icon: 'pen',
    action: 'post:write',
    component: lazyView('blogs', async () => {
      const [{ BlogsView }] = await Promise.all([import('./blogs-view.tsx'), loadTexts(i18n, 'post')])
      return BlogsView
    }),
  },
  {
    tab: 'events',
    label: msg`Events`,
    group: 'site',
    title: msg`Event Management`,
    icon: 'day',
    action: 'post:write',
    component: lazyView('events', async () => {
      const [{ EventsView }] = await Promise.all([import('./events-view.tsx'), loadTexts(i18n, 'event')])
      return EventsView
    }),
  },
  {
    tab: 'site',
    label: msg`Site`,
    group: 'site',
    title: msg`Site`,
    icon: 'globe',
    action: 'site:write',
    component: lazyView('site', async () => {
      // pieces of public pages say what their pages say
      const [{ OfficeSite }] = await Promise.all([
        import('./site/office-site.tsx'),
        loadTexts(i18n, 'forms'),
        loadTexts(i18n, 'about'),
      ])
      return OfficeSite
    }),
  },
  {
    tab: 'donations',
    label: msg`Donations`,
    group: 'incoming',
    title: msg`Donations`,
    icon: 'gift',
    badge: WaitingDonations,
    action: 'office:read',
    component: comingIn,
  },
  {
    tab: 'messages',
    label: msg`Messages`,
    group: 'incoming',
    title: msg`Messages`,
    icon: 'mail',
    badge: WaitingMessages,
    action: 'office:read',
    component: comingIn,
  },
  {
    tab: 'volunteers',
    under: 'messages',
    label: msg`Volunteers`,
    group: 'incoming',
    title: msg`Volunteers`,
    icon: 'heart',
    action: 'office:read',
    component: comingIn,
  },
  {
    tab: 'comments',
    under: 'messages',
    label: msg`Comments`,
    group: 'incoming',
    title: msg`Comments`,
    icon: 'reply',
    badge: WaitingComments,
    action: 'comment:moderate',
    component: comingIn,
  },
]
