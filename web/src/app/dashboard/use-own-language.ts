import type { UserDocument } from 'domain/stored/user.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { useEffect, useState } from 'react'
import { openIn } from '#components/account/own-language.ts'
import { useLanguage } from '#lib/format/texts.ts'

/** Opens the dashboard in the language that the user chose, if this device keeps another. @returns whether it is open in it */
export function useOwnLanguage(user: Pick<UserDocument, 'language' | 'language_chosen'>): boolean {
  const shown = useLanguage()
  // a change on another device waits for the next start, so that nothing is loaded again while somebody writes
  const [{ language, language_chosen }] = useState(user)
  const isChosen = language_chosen || language !== DEFAULT_LANGUAGE
  const isOpen = !isChosen || language === shown
  useEffect(() => {
    if (!isOpen) openIn(language)
  }, [isOpen, language])
  return isOpen
}
