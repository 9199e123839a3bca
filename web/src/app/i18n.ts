import { setupI18n, type I18n, type Messages } from '@lingui/core'

/** Texts are loaded with the screens that say them. */
export type Area = 'public' | 'accounts' | 'dashboard'

const catalogues: Record<Area, () => Promise<{ messages: Messages }>> = {
  public: () => import('#locales/en/public.po'),
  accounts: () => import('#locales/en/accounts.po'),
  dashboard: () => import('#locales/en/dashboard.po'),
}

const loaded = new WeakMap<I18n, Set<Area>>()

/**
 * Adds the texts of one area of the site, once: an addition renders the whole app anew, and while a page is being
 * hydrated React would answer that by throwing the prerendered page away.
 */
export async function loadTexts(i18n: I18n, area: Area) {
  const { messages } = await catalogues[area]()
  const areas = loaded.get(i18n) ?? new Set()
  if (areas.has(area)) return
  loaded.set(i18n, areas.add(area))
  i18n.load('en', messages)
}

export const makeI18n = () => setupI18n({ locale: 'en', messages: { en: {} } })

/** The browser's; prerendering makes one a page. */
export const i18n = makeI18n()
