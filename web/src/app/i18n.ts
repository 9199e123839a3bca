import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Texts } from 'domain/texts/en.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { asLanguage, setTexts } from '#lib/format/texts.ts'

/** What pages of a kind say beside `public`: texts are loaded with the screens that say them. */
const AREAS = {
  public: [],
  about: ['about'],
  blogs: ['blogs'],
  post: ['blogs', 'fields'],
  events: ['events'],
  event: ['events', 'blogs', 'fields'],
  forms: ['fields', 'forms'],
  accounts: ['fields', 'accounts'],
  dashboard: ['fields', 'dashboard'],
  // views of the dashboard that come when they are opened
  office: ['office'],
} as const

export type Area = keyof typeof AREAS

export const areas = Object.keys(AREAS) as Area[]

/** A catalogue of its own: `public` has what every page may say, `fields` what every form may. */
type Part = 'public' | (typeof AREAS)[Area][number]

/** The texts of one language: its own of each part, and those that the server says too. */
export interface Catalogue extends Record<Part, () => Promise<{ messages: Messages }>> {
  shared: () => Promise<Texts>
}

/** Every language that pages can have. Another one is an entry here, its catalogues and its file in `domain/src/texts`. */
export const catalogues: Record<typeof DEFAULT_LANGUAGE, Catalogue> & Partial<Record<Language, Catalogue>> = {
  en: {
    public: () => import('#locales/en/public.po'),
    about: () => import('#locales/en/about.po'),
    blogs: () => import('#locales/en/blogs.po'),
    events: () => import('#locales/en/events.po'),
    fields: () => import('#locales/en/fields.po'),
    forms: () => import('#locales/en/forms.po'),
    accounts: () => import('#locales/en/accounts.po'),
    dashboard: () => import('#locales/en/dashboard.po'),
    office: () => import('#locales/en/office.po'),
    shared: async () => (await import('domain/texts/en.ts')).en,
  },
}

const loaded = new WeakMap<I18n, Set<Part>>()

/**
 * Adds the texts of one area of the site, each once: an addition renders the whole app anew, and while a page is being
 * hydrated React would answer that by throwing the prerendered page away.
 */
export async function loadTexts(i18n: I18n, area: Area) {
  const language = asLanguage(i18n.locale)
  const catalogue = catalogues[language] ?? catalogues[DEFAULT_LANGUAGE]
  const parts: Part[] = ['public', ...AREAS[area]]
  const [shared, ...catalogs] = await Promise.all([
    // what visitors only read says nothing that the server says
    parts.includes('fields') ? catalogue.shared() : undefined,
    ...parts.map((part) => catalogue[part]()),
  ])
  const known = loaded.get(i18n) ?? new Set()
  loaded.set(i18n, known)
  const added = catalogs.filter((_catalogue, n) => !known.has(parts[n] as Part))
  for (const part of parts) known.add(part)
  if (shared) setTexts(language, shared)
  if (added.length > 0) i18n.load(language, Object.assign({}, ...added.map(({ messages }) => messages)))
}

export const makeI18n = (language: Language) => setupI18n({ locale: language, messages: { [language]: {} } })

/** The browser's, in the language of the page that it was given; whoever renders makes its own. */
export const i18n = makeI18n(asLanguage(globalThis.document?.documentElement.lang))
