import { setTimeout as pause } from 'node:timers/promises'
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

/** Finds the link to a path in e-mails. @param name of its query parameter */
export function linkIn(mails: Received[], path: string, name = 'code'): URL {
  const [link] = new RegExp(`\\S+${path}\\?${name}=\\S+`).exec(mails.map(({ text }) => text).join('\n')) ?? []
  if (!link) throw new Error(`No mail has a link to ${path}`)
  return new URL(link)
}
