import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { isolate } from 'domain/texts/isolate.ts'
import type { Language } from 'domain/texts/languages.ts'
import { ur } from 'domain/texts/ur.ts'
import { fromRoot } from '../../emulators/config/paths.ts'

const FOLDER = 'web/src/locales/ur'

/** The names of the catalogues of the pages. */
export const catalogueFiles = readdirSync(fromRoot(FOLDER))

/** Reads the messages of a catalogue, each with its translation. */
export async function readCatalogue(file: string) {
  const text = readFileSync(fromRoot(FOLDER, file), 'utf8')
  const catalogue = await formatter().parse(text, { locale: 'ur', sourceLocale: 'en', filename: file })
  return Object.values(catalogue).map(({ message = '', translation = '', context }) => ({
    english: message,
    urdu: translation,
    /** Which meaning of the English words it is, where they have several. */
    context,
  }))
}

async function textsIn(language: Language) {
  const pairs = language === 'en' ? [] : (await Promise.all(catalogueFiles.map(readCatalogue))).flat()
  // of several meanings the one without a context
  const plain = pairs.filter(({ context }) => !context)
  const messages = Object.fromEntries([...pairs, ...plain].map(({ english, urdu }) => [english, urdu]))
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const shown = language === 'en' ? String : isolate
  return {
    /** The texts that pages share with the server. */
    texts: language === 'en' ? en : ur,
    /** Returns what a page says instead of an English text. @param values of its placeholders */
    say: (english: string, values: Record<string, string> = {}): string =>
      i18n._(
        english,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
      ),
  }
}

const known = new Map<Language, ReturnType<typeof textsIn>>()

/** Returns the visible texts of the open page, in its language. */
export async function visibleTexts(page: Page) {
  const language = (await page.locator('html').getAttribute('lang')) as Language
  const texts = known.get(language) ?? textsIn(language)
  known.set(language, texts)
  return texts
}
