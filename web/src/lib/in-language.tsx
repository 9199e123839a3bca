import type { I18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { Language } from 'domain/texts/languages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { type Area, loadTexts, makeI18n } from '#lib/format/i18n.ts'

/** The texts that pages in another language have loaded. */
const others = new Map<Language, I18n>()

async function textsIn(language: Language, areas: readonly Area[]): Promise<I18n> {
  const i18n = others.get(language) ?? makeI18n(language)
  others.set(language, i18n)
  await Promise.all(areas.map((area) => loadTexts(i18n, area)))
  return i18n
}

interface InLanguageProps {
  language: Language
  /** The areas whose texts it shows. Another list needs another `key`. */
  areas: readonly Area[]
  children: ReactNode
}

/**
 * Shows what is inside in a language of the site, whatever that of the page is. Until its texts are loaded, and if they cannot be,
 * they are in the page's. It sets no attributes: `useLanguage` inside returns the language that is shown.
 */
export function InLanguage({ language, areas, children }: InLanguageProps) {
  const { i18n } = useLingui()
  const [other, setOther] = useState<I18n>()
  useEffect(() => {
    if (language === i18n.locale) return
    let isGone = false
    textsIn(language, areas).then(
      (loaded) => isGone || setOther(loaded),
      (error: unknown) => console.error(error),
    )
    return () => {
      isGone = true
    }
  }, [language, areas, i18n])
  return <I18nProvider i18n={other?.locale === language ? other : i18n}>{children}</I18nProvider>
}
