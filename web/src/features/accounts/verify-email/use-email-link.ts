import type { EmailLink } from 'domain/email-change.ts'
import { useEffect, useState } from 'react'
import { call } from '#lib/call.ts'
import { hidePrivate } from '#lib/hide-private.ts'
import { HttpError } from '#lib/http.ts'

/** What is known of a link; `spent`: too old, taken back, or never one of ours. */
export type KnownLink = EmailLink | 'asking' | 'spent' | 'unreachable'

async function ask(how: 'look' | 'confirm', code: string): Promise<KnownLink> {
  try {
    // its schemas are loaded for it
    const { confirmEmailLink, getEmailLink } = await import('domain/api/email-change.ts')
    return await (how === 'look'
      ? call(getEmailLink, ...hidePrivate(getEmailLink, { code }, {}))
      : call(confirmEmailLink, { code }))
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429
    return isRefused ? 'spent' : 'unreachable'
  }
}

/** What the mailed link of a change is about, and the yes of who holds it. The server remembers it, not this device. */
export function useEmailLink(code: string) {
  const [link, setLink] = useState<KnownLink>('asking')
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  /** Whether the yes was said just now, or could not be. */
  const [said, setSaid] = useState<'yes' | 'unheard'>()
  useEffect(() => void ask('look', code).then(setLink), [code, tries])
  return {
    link,
    isBusy,
    said,
    tryAgain: () => {
      setLink('asking')
      setTries(tries + 1)
    },
    confirmAddress: async () => {
      if (isBusy) return
      setIsBusy(true)
      setSaid(undefined)
      const answer = await ask('confirm', code)
      setIsBusy(false)
      setSaid(answer === 'unreachable' ? 'unheard' : 'yes')
      if (answer !== 'unreachable') setLink(answer)
    },
  }
}
