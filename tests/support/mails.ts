import { setTimeout as pause } from 'node:timers/promises'
import { refs } from './admin.ts'
import { requireEnv } from './environment.ts'

interface Received {
  subject: string
  text: string
  html: string
}

/** Mails that reached an address, as the local mail server shows them. Polls, since a function sends them when it comes to it. */
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

/** Waits until nothing to this address waits for its reader to be found: it is sent, or removed where nobody has it. */
export async function readersFound(address: string): Promise<void> {
  const waiting = refs.mail.where('to', '==', address).where('uid', '==', '').count()
  while ((await waiting.get()).data().count > 0) await pause(50)
}

/** The address that one of these mails asks her to open. @param name of what its query has */
export function linkIn(mails: Received[], path: string, name = 'code'): URL {
  const [link] = new RegExp(`\\S+${path}\\?${name}=\\S+`).exec(mails.map(({ text }) => text).join('\n')) ?? []
  if (!link) throw new Error(`No mail has a link to ${path}`)
  return new URL(link)
}
