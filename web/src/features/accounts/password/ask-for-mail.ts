import { resetPassword } from 'domain/api/accounts.ts'
import type { Texts } from 'domain/texts/en.ts'
import { call } from '#lib/call.ts'
import { errorText } from '#lib/format/use-error-text.ts'

/** Asks for the mail with a link to a new password. @returns why it failed, or undefined */
export async function askForMail(email: string, texts: Texts): Promise<string | undefined> {
  try {
    await call(resetPassword, { email })
    return undefined
  } catch (error) {
    return errorText(error, texts)
  }
}
