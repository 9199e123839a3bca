import { register as registerRow, resetPassword } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import type { createFirstAdmin as FirstAdminRow } from 'domain/api/first-admin.ts'
import { choosePassword } from 'domain/api/passwords.ts'
import type { PageTexts } from 'domain/texts/pages-en.ts'
import { saySlowLine } from '#components/forms/slow-line.ts'
import { call, type SentOf } from '#lib/http/call.ts'
import { errorText } from '#lib/format/use-error-text.ts'
import { HttpError, readFieldMessages, serverMessage } from '#lib/http/http.ts'
import { sendForm } from '#lib/http/upload-form.ts'
import { codeInUrl } from './mailed-links.ts'
import { type SentSignUp, toFormData } from './sign-up-values.ts'

type SignInOutcome = 'success' | 'code' | 'failed' | 'error'

/**
 * Signs in with the Firebase SDK, which is loaded for it.
 * @returns `code` if a one-time code is needed too; `failed` if the e-mail or the password is wrong; `error` for any other failure
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<SignInOutcome> {
  try {
    const auth = await import('#lib/firebase/auth.ts')
    if (!(await auth.signIn(email, password, remember))) return 'failed'
    return (await auth.needsCode()) ? 'code' : 'success'
  } catch {
    return 'error'
  }
}

/** Completes the sign-in with a one-time code or a recovery code. @returns why it failed, or undefined */
export async function enterCode(code: string, texts: PageTexts): Promise<string | undefined> {
  try {
    const [{ enterCode: row }, { callSignedIn }, { signInWithToken }] = await Promise.all([
      import('domain/api/second-factor.ts'),
      import('#lib/firebase/call-signed-in.ts'),
      import('#lib/firebase/auth.ts'),
    ])
    const { custom_token } = await callSignedIn(row, { code })
    await signInWithToken(custom_token)
    return undefined
  } catch (error) {
    return errorText(error, texts)
  }
}

/** Asks for the e-mail with a link to choose a new password. @returns why it failed, or undefined */
export async function sendResetEmail(email: string, texts: PageTexts): Promise<string | undefined> {
  try {
    await call(resetPassword, { email })
    return undefined
  } catch (error) {
    return errorText(error, texts)
  }
}

/** The outcome of saving a password. `unanswered`: it may have been saved. */
type SavedPassword = 'done' | 'expired' | 'unanswered' | { refusal: string }

/** Saves a new password with the code in the URL. */
export async function saveNewPassword(password: string, texts: PageTexts): Promise<SavedPassword> {
  try {
    await call(choosePassword, { code: codeInUrl() ?? '', password })
    return 'done'
  } catch (error) {
    // the server may have saved it before it failed
    if (!(error instanceof HttpError) || error.status >= 500) return 'unanswered'
    return error.status === 404 ? 'expired' : { refusal: errorText(error, texts) }
  }
}

/** Creates the account of the first admin. @returns why it failed, or undefined */
export async function createFirstAdmin(
  choice: SentOf<typeof FirstAdminRow>,
  texts: PageTexts,
): Promise<string | undefined> {
  try {
    const { createFirstAdmin: row } = await import('domain/api/first-admin.ts')
    await call(row, choice)
    return undefined
  } catch (error) {
    return errorText(error, texts)
  }
}

/** The outcome of a registration: the message of a refusal, and its messages by field. */
type RegisterOutcome = { ok: true } | { ok: false; message: string; fields: Record<string, string> }

/** Reads the body of a refused registration: an error, or messages by field. */
export function readRefusal(body: unknown, texts: PageTexts): RegisterOutcome {
  const message = serverMessage(body)
  if (message) return { ok: false, message, fields: {} }
  const fields = readFieldMessages(body)
  return { ok: false, message: Object.values(fields).join(' ') || texts.register.failed, fields }
}

/**
 * Sends a registration.
 * @param onProgress gets the percentage of the form that has been sent
 * @throws Error if the server cannot be reached or answers without JSON
 */
export async function register(
  values: SentSignUp,
  onProgress: (percent: number) => void,
  texts: PageTexts,
): Promise<RegisterOutcome> {
  const onSlowLine = () => saySlowLine(texts)
  const form = toFormData(values)
  const { status, body } = await sendForm(addressOf(registerRow), form, onProgress, { onSlowLine })
  return status >= 200 && status < 300 ? { ok: true } : readRefusal(body, texts)
}
