import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { asLanguage, setTexts } from '#lib/texts.ts'

/** Texts are loaded with the screens that say them. `forms` are public pages that say what the server says too. */
export type Area = 'public' | 'forms' | 'accounts' | 'dashboard'

/** The texts of one language: its own of each area, and those that the server says too. */
export interface Catalogue extends Record<Area, () => Promise<{ messages: Messages }>> {
  shared: () => Promise<Texts>
}

/** Every language that pages can have. Another one is an entry here, its catalogues and its file in `domain/src/texts`. */
export const catalogues: Record<typeof DEFAULT_LANGUAGE, Catalogue> & Partial<Record<Language, Catalogue>> = {
  en: {
    public: () => import('#locales/en/public.po'),
    forms: () => import('#locales/en/forms.po'),
    accounts: () => import('#locales/en/accounts.po'),
    dashboard: () => import('#locales/en/dashboard.po'),
    shared: async () => (await import('domain/texts/en.ts')).en,
  },
}

const loaded = new WeakMap<I18n, Set<Area>>()

/**
 * Adds the texts of one area of the site, once: an addition renders the whole app anew, and while a page is being
 * hydrated React would answer that by throwing the prerendered page away.
 */
export async function loadTexts(i18n: I18n, area: Area) {
  const language = asLanguage(i18n.locale)
  const catalogue = catalogues[language] ?? catalogues[DEFAULT_LANGUAGE]
  const [{ messages }, shared] = await Promise.all([
    catalogue[area](),
    // what visitors only read says nothing that the server says
    area === 'public' ? undefined : catalogue.shared(),
  ])
  const areas = loaded.get(i18n) ?? new Set()
  if (areas.has(area)) return
  if (shared) setTexts(language, shared)
  loaded.set(i18n, areas.add(area))
  i18n.load(language, messages)
}

export const makeI18n = (language: Language) => setupI18n({ locale: language, messages: { [language]: {} } })

/** The browser's, in the language of the page that it was given; whoever renders makes its own. */
export const i18n = makeI18n(asLanguage(globalThis.document?.documentElement.lang))
