import { createInterface } from 'node:readline'
import { en } from 'domain/texts/en.ts'
import { firebaseApp } from '../src/cloud/firebase.ts'
import { formatHttpError } from '../src/http/responses/handle-error.ts'
import { HttpError } from '../src/http/responses/http-error.ts'
import { useFirebaseLogin } from './production/sign-in.ts'

/**
 * Runs a command about the user with the e-mail address of the command line. Prints what `work` returns, or why it failed, and ends
 * the process: with 0 if it returns a text.
 * @param command as it is typed
 */
export async function runForUser(
  command: string,
  work: (email: string) => Promise<string | undefined>,
): Promise<never> {
  const [email] = process.argv.slice(2)
  if (!email?.includes('@')) {
    console.error(`Give an e-mail address: ${command} -- someone@example.org`)
    process.exit(1)
  }
  await useFirebaseLogin()
  // Identity Toolkit refuses the credentials of a person without a project that they are charged to; every Google
  // library reads it here
  const { projectId } = firebaseApp.options
  if (projectId) process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ||= projectId
  try {
    const done = await work(email)
    console.log(done ?? 'Nothing was changed.')
    process.exit(done === undefined ? 1 : 0)
  } catch (error) {
    console.error(formatError(error))
    process.exit(1)
  }
}

/** Shows a text, and asks for `yes` on a terminal or from a pipe. */
export async function askToConfirm(text: string, question: string): Promise<boolean> {
  console.log(text)
  process.stdout.write(question)
  for await (const line of createInterface({ input: process.stdin }))
    return ['y', 'yes'].includes(line.trim().toLowerCase())
  console.log('\nNo answer came.')
  return false
}

function formatError(error: unknown): string {
  if (error instanceof HttpError) return formatHttpError(error, en)
  return error instanceof Error ? error.message : String(error)
}
