import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { KeptTexts } from 'domain/texts/kept-en.ts'
import type { PageTexts } from 'domain/texts/pages-en.ts'
import type { Language } from 'domain/texts/languages.ts'
import { asLanguage, setKeptTexts, setTexts } from './texts.ts'

/** The catalogues that each area loads besides `public`. PageTexts are loaded with the screens that show them. */
export const AREAS = {
  public: [],
  about: ['about'],
  blogs: ['blogs'],
  post: ['blogs', 'fields'],
  cause: ['cause'],
  donations: ['fields', 'donations'],
  downloads: ['downloads'],
  page: ['about', 'downloads'],
  events: ['events'],
  event: ['events', 'blogs', 'fields'],
  forms: ['fields', 'forms'],
  accounts: ['fields', 'accounts'],
  privacy: ['privacy'],
  dashboard: ['fields', 'dashboard'],
  // dashboard views that are loaded when they are opened
  office: ['office'],
  today: ['today'],
} as const

export type Area = keyof typeof AREAS

export const areas = Object.keys(AREAS) as Area[]

/** The name of a catalogue: `public` has the texts of every page, `fields` those of every form. */
type Part = 'public' | (typeof AREAS)[Area][number]

/** The texts of one language: a loader for each catalogue, and two for the texts shared with the server. */
export interface Catalogue extends Record<Part, () => Promise<{ messages: Messages }>> {
  shared: () => Promise<PageTexts>
  /** What is said about kept data, for the privacy page. */
  kept: () => Promise<KeptTexts>
}

const catalogueEn: Catalogue = {
  public: () => import('#locales/en/public.po'),
  about: () => import('#locales/en/about.po'),
  blogs: () => import('#locales/en/blogs.po'),
  cause: () => import('#locales/en/cause.po'),
  donations: () => import('#locales/en/donations.po'),
  downloads: () => import('#locales/en/downloads.po'),
  events: () => import('#locales/en/events.po'),
  fields: () => import('#locales/en/fields.po'),
  forms: () => import('#locales/en/forms.po'),
  accounts: () => import('#locales/en/accounts.po'),
  privacy: () => import('#locales/en/privacy.po'),
  dashboard: () => import('#locales/en/dashboard.po'),
  office: () => import('#locales/en/office.po'),
  today: () => import('#locales/en/today.po'),
  shared: async () => (await import('domain/texts/pages-en.ts')).pagesEn,
  kept: async () => (await import('domain/texts/kept-en.ts')).keptEn,
}

/** Every language of the pages. To add one, add an entry here, its catalogues, and its file in `domain/src/texts`. */
const catalogues: Record<Language, () => Catalogue | Promise<Catalogue>> = {
  en: () => catalogueEn,
  // apart, so that pages in English do not load the names of its files
  ur: async () => (await import('./catalogue-ur.ts')).catalogueUr,
}

const loaded = new WeakMap<I18n, Set<Part>>()

/**
 * Loads the texts of one area into `i18n`, each catalogue once. Loading one renders the whole app again; during
 * hydration React would then discard the prerendered page.
 */
export async function loadTexts(i18n: I18n, area: Area) {
  const language = asLanguage(i18n.locale)
  const catalogue = await catalogues[language]()
  const parts: Part[] = ['public', ...AREAS[area]]
  const [shared, kept, ...catalogs] = await Promise.all([
    // pages without forms show no text of the server
    parts.includes('fields') ? catalogue.shared() : undefined,
    parts.includes('privacy') ? catalogue.kept() : undefined,
    ...parts.map((part) => catalogue[part]()),
  ])
  const known = loaded.get(i18n) ?? new Set()
  loaded.set(i18n, known)
  const added = catalogs.filter((_catalogue, n) => !known.has(parts[n] as Part))
  for (const part of parts) known.add(part)
  if (shared) setTexts(language, shared)
  if (kept) setKeptTexts(language, kept)
  if (added.length > 0) i18n.load(language, Object.assign({}, ...added.map(({ messages }) => messages)))
}

/** Creates an empty instance for one language. */
export const makeI18n = (language: Language) => setupI18n({ locale: language, messages: { [language]: {} } })

/** The browser's instance, in the language of its page. The prerenderer makes one for each render. */
export const i18n = makeI18n(asLanguage(globalThis.document?.documentElement.lang))
