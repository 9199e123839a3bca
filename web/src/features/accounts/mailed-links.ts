import type { EmailLink } from 'domain/email-change.ts'
import type { FirstAdminLink } from 'domain/api/first-admin.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { useEffect, useState } from 'react'
import { call } from '#lib/http/call.ts'
import { hidePrivate } from '#lib/hide-private.ts'
import { HttpError } from '#lib/http/http.ts'
import { readStorage, writeStorage } from '#lib/storage.ts'

// without schemas: the page of a mailed link loads this at once

/** Returns the code in the URL of this page; null if there is none. */
export const codeInUrl = (): string | null => new URLSearchParams(location.search).get('code')

/**
 * Passes the code in the URL to a function of Firebase Auth, which is loaded for it.
 * @returns its answer; undefined if the code has expired or is missing
 * @throws Error if Auth cannot be reached
 */
export async function withMailedCode(
  ask: (auth: typeof import('#lib/firebase/mailed-codes.ts'), code: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const code = codeInUrl()
  return code === null ? undefined : ask(await import('#lib/firebase/mailed-codes.ts'), code)
}

/** Names the outcome. `before`: confirmed on an earlier visit. `expired`: the code is too old or was used elsewhere. */
export type Confirmation = 'confirmed' | 'before' | 'expired' | 'unreachable'

/** Names the stored hash of the code that this device used. Firebase Auth does not tell a used code from an unknown one. */
const KEY = 'confirmed-with'

/** Confirms the e-mail address of a new account with the code in the URL. */
export async function confirmAddress(): Promise<Confirmation> {
  const tag = entityTag(codeInUrl())
  if (readStorage(KEY) === tag) return 'before'
  try {
    if (await withMailedCode(({ confirmEmail }, code) => confirmEmail(code))) {
      writeStorage(KEY, tag)
      return 'confirmed'
    }
    const { isConfirmed } = await import('#lib/firebase/mailed-codes.ts')
    return (await isConfirmed()) ? 'before' : 'expired'
  } catch {
    return 'unreachable'
  }
}

/** Describes the link of an e-mail change. `expired`: too old, cancelled, replaced or unknown. */
export type KnownLink = EmailLink | 'asking' | 'expired' | 'unreachable'

/** Tells whether the server refused a link; otherwise it could not answer. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status < 500 && error.status !== 429

async function ask(action: 'read' | 'confirm', code: string): Promise<KnownLink> {
  try {
    const { confirmEmailLink, getEmailLink } = await import('domain/api/email-change.ts')
    return await (action === 'read'
      ? call(getEmailLink, ...hidePrivate(getEmailLink, { code }, {}))
      : call(confirmEmailLink, { code }))
  } catch (error) {
    return isRefused(error) ? 'expired' : 'unreachable'
  }
}

/** Reads the link of a change of e-mail, and confirms it. */
export function useEmailLink(code: string) {
  const [link, setLink] = useState<KnownLink>('asking')
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  /** The outcome of pressing the button on this visit. */
  const [outcome, setOutcome] = useState<'confirmed' | 'unreachable'>()
  useEffect(() => void ask('read', code).then(setLink), [code, tries])
  return {
    link,
    isBusy,
    outcome,
    tryAgain: () => {
      setLink('asking')
      setTries(tries + 1)
    },
    confirmAddress: async () => {
      if (isBusy) return
      setIsBusy(true)
      setOutcome(undefined)
      const answer = await ask('confirm', code)
      setIsBusy(false)
      setOutcome(answer === 'unreachable' ? answer : 'confirmed')
      if (answer !== 'unreachable') setLink(answer)
    },
  }
}

/** Returns the code after the `#` in the URL, which reaches no server by itself; '' if there is none. */
export const codeInFragment = (): string => new URLSearchParams(location.hash.slice(1)).get('code') ?? ''

/** Describes the link for the first admin. `unknown`: it was never made, or a newer one replaced it. */
export type KnownFirstAdminLink = FirstAdminLink | 'asking' | 'unknown' | 'unreachable'

/** Reads the link for the first admin. */
export async function readFirstAdminLink(code: string): Promise<KnownFirstAdminLink> {
  if (!code) return 'unknown'
  try {
    const { getFirstAdminLink } = await import('domain/api/first-admin.ts')
    return await call(getFirstAdminLink, ...hidePrivate(getFirstAdminLink, { code }, {}))
  } catch (error) {
    return isRefused(error) ? 'unknown' : 'unreachable'
  }
}
