import { choosePassword } from 'domain/api/passwords.ts'
import type { Texts } from 'domain/texts/en.ts'
import { call } from '#lib/call.ts'
import { errorText } from '#lib/format/use-error-text.ts'
import { HttpError } from '#lib/http.ts'
import { codeHere } from '../mailed-code.ts'

/** What became of it: stored, or the link is good for nothing any more, or nobody knows, or why it was refused. */
export type Choice = 'done' | 'spent' | 'unanswered' | { refusal: string }

/** Stores the password with the code of this page's address. */
export async function chooseWithCode(password: string, texts: Texts): Promise<Choice> {
  try {
    await call(choosePassword, { code: codeHere() ?? '', password })
    return 'done'
  } catch (error) {
    // the server may have stored it before it failed
    if (!(error instanceof HttpError) || error.status >= 500) return 'unanswered'
    return error.status === 404 ? 'spent' : { refusal: errorText(error, texts) }
  }
}
