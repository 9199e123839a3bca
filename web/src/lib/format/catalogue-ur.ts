import type { Messages } from '@lingui/core'
import type { Catalogue } from './i18n.ts'
import { isolateValues } from './isolate-values.ts'

/** Loads a catalogue whose values keep their own direction, since Urdu is written from right to left. */
const isolated = (load: () => Promise<{ messages: Messages }>) => async () => ({
  messages: isolateValues((await load()).messages),
})

/** The Urdu texts of the pages. */
export const catalogueUr: Catalogue = {
  public: isolated(() => import('#locales/ur/public.po')),
  about: isolated(() => import('#locales/ur/about.po')),
  blogs: isolated(() => import('#locales/ur/blogs.po')),
  cause: isolated(() => import('#locales/ur/cause.po')),
  donations: isolated(() => import('#locales/ur/donations.po')),
  downloads: isolated(() => import('#locales/ur/downloads.po')),
  events: isolated(() => import('#locales/ur/events.po')),
  fields: isolated(() => import('#locales/ur/fields.po')),
  forms: isolated(() => import('#locales/ur/forms.po')),
  accounts: isolated(() => import('#locales/ur/accounts.po')),
  privacy: isolated(() => import('#locales/ur/privacy.po')),
  dashboard: isolated(() => import('#locales/ur/dashboard.po')),
  office: isolated(() => import('#locales/ur/office.po')),
  today: isolated(() => import('#locales/ur/today.po')),
  shared: async () => (await import('domain/texts/pages-ur.ts')).pagesUr,
  kept: async () => (await import('domain/texts/kept-ur.ts')).keptUr,
}
