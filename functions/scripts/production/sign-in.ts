import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Somebody who signed in with `firebase login`. */
interface Account {
  user: { email: string }
  tokens: { refresh_token?: string }
}

const require = createRequire(import.meta.url)

/**
 * Lets Google's libraries of this process and of those that it starts use the account of `npx firebase login`. The deployment tool
 * writes its credential into a file, which is removed when the process ends, also after Ctrl+C.
 * @returns who signed in; `undefined` if nobody did, or if other credentials are set
 */
export async function useFirebaseLogin(): Promise<string | undefined> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS'] || process.env['FIRESTORE_EMULATOR_HOST'])
    return undefined
  const { getGlobalDefaultAccount } = require('firebase-tools/lib/auth.js') as {
    getGlobalDefaultAccount: () => Account | undefined
  }
  const { getCredentialPathAsync, clearCredentials } =
    require('firebase-tools/lib/defaultCredentials.js') as {
      getCredentialPathAsync: (account: Account) => Promise<string | undefined>
      clearCredentials: (account: Account) => void
    }
  const account = getGlobalDefaultAccount()
  if (!account?.tokens.refresh_token) return undefined
  process.on('exit', () => clearCredentials(account))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  const path = await getCredentialPathAsync(account)
  if (!path) return undefined
  // the tool writes it for everybody on the computer
  chmodSync(path, 0o600)
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = path
  return account.user.email
}
