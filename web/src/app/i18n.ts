import { setupI18n, type I18n, type Messages } from '@lingui/core'

/** Texts are loaded with the screens that say them. */
export type Area = 'public' | 'accounts' | 'dashboard'

const catalogues: Record<Area, () => Promise<{ messages: Messages }>> = {
  public: () => import('../locales/en/public.po'),
  accounts: () => import('../locales/en/accounts.po'),
  dashboard: () => import('../locales/en/dashboard.po'),
}

/** Adds the texts of one area of the site. */
export async function loadTexts(i18n: I18n, area: Area) {
  const { messages } = await catalogues[area]()
  i18n.load('en', messages)
}

export const makeI18n = () => setupI18n({ locale: 'en', messages: { en: {} } })

/** The browser's; prerendering makes one a page. */
export const i18n = makeI18n()
