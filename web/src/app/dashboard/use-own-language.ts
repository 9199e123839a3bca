import type { Language } from 'domain/texts/languages.ts'
import { useEffect, useState } from 'react'
import { openIn } from '#components/account/own-language.ts'
import { useLanguage } from '#lib/format/texts.ts'

/** Opens the dashboard in the user's language, if this device keeps another. */
export function useOwnLanguage(own: Language): void {
  const shown = useLanguage()
  // a change on another device waits for the next start, so that nothing is loaded again while somebody writes
  const [first] = useState(own)
  useEffect(() => {
    if (first !== shown) openIn(first)
  }, [first, shown])
}
