import { setTimeout as pause } from 'node:timers/promises'
import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { refs } from './admin.ts'
import { requireEnv } from './environment.ts'

interface Received {
  subject: string
  text: string
  html: string
  replyTo?: { address: string }[]
}

/** Waits for e-mails to an address and returns them, as the local mail server shows them. */
export async function mailsTo(address: string, atLeast: number): Promise<Received[]> {
  for (;;) {
    const response = await fetch(
      `${requireEnv('MAIL_ORIGIN')}/email?headers.to=${encodeURIComponent(address)}`,
    )
    const mails = (await response.json()) as Received[]
    if (mails.length >= atLeast) return mails
    await pause(50)
  }
}

/** Waits until each e-mail to this address is sent, or deleted because no account has the address. */
export async function readersFound(address: string): Promise<void> {
  const waiting = refs.mail.where('to', '==', address).where('uid', '==', '').count()
  while ((await waiting.get()).data().count > 0) await pause(50)
}

/** Waits until a sender has taken every new mail. It deletes those that have nothing to say, which would change a count. */
export async function untilMailsAreTaken(): Promise<void> {
  const untaken = refs.mail.where('state', '==', 'queued').where('leaseUntil', '==', '')
  await new Promise<void>((resolve, reject) => {
    const stop = untaken.onSnapshot(({ empty }) => {
      if (!empty) return
      stop()
      resolve()
    }, reject)
  })
}

/** Finds the link to a path in e-mails. @param name of its query parameter */
export function linkIn(mails: Received[], path: string, name = 'code'): URL {
  const [link] = new RegExp(`\\S+${path}\\?${name}=\\S+`).exec(mails.map(({ text }) => text).join('\n')) ?? []
  if (!link) throw new Error(`No mail has a link to ${path}`)
  return new URL(link)
}

/**
 * Replaces the mail server for mails that this process sends.
 * @param end what handing over does; with `connect`, what connecting does
 * @returns a function that ends it
 */
export const replaceMailServer = (end: () => Promise<unknown>, step: 'connect' | 'send' = 'send') =>
  intercept(async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (name === `mail ${step}`) return (await end()) as T
    return name === 'mail connect' ? (undefined as T) : work()
  })
