import { resetPassword } from 'domain/api/accounts.ts'
import type { Texts } from 'domain/texts/en.ts'
import { call } from '#lib/call.ts'
import { HttpError, serverMessage } from '#lib/http.ts'

/** Asks for the mail with a link to a new password. @returns why it failed, or undefined */
export async function askForMail(email: string, { server }: Texts): Promise<string | undefined> {
  try {
    await call(resetPassword, { email })
    return undefined
  } catch (error) {
    return error instanceof HttpError ? (serverMessage(error.body) ?? server.failed) : server.unreachable
  }
}
