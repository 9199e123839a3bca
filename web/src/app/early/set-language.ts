import { directionOf } from 'domain/texts/languages.ts'
import { readLanguage } from '#lib/language.ts'

/** Gives the dashboard, which is one file for all languages, the language and direction that this device keeps. */
export function setLanguage({ documentElement }: Document): void {
  const language = readLanguage()
  if (!language || !location.pathname.startsWith('/dashboard')) return
  documentElement.lang = language
  documentElement.dir = directionOf(language)
}
