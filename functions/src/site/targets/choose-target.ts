import type { GoogleAuth } from 'google-auth-library'
import { firebaseApp } from '../../cloud/firebase.ts'
import { callOut } from '../../cloud/outgoing.ts'
import { hostingSite, siteFolder } from '../../env.ts'
import { CLOCK } from './clock.ts'
import { folderTarget } from './folder-target.ts'
import { hostingTarget } from './hosting-target.ts'
import type { PublishTarget } from './target.ts'

const ORIGIN = 'https://firebasehosting.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.hosting'

/** Returns where this deployment publishes to; `undefined` if nothing can be published, as in `npm run dev`. */
export function chooseTarget(): PublishTarget | undefined {
  const folder = siteFolder.value()
  if (folder !== '') return folderTarget(folder)
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return undefined
  const site = hostingSite.value() || firebaseApp.options.projectId || ''
  return hostingTarget({ origin: ORIGIN, token, wait: CLOCK.wait }, site)
}

/** Returns a token of the functions' service account, kept while it is valid. */
async function token(): Promise<string> {
  auth ??= import('google-auth-library').then(({ GoogleAuth }) => new GoogleAuth({ scopes: SCOPE }))
  const client = await auth
  const access = await callOut('google token', () => client.getAccessToken())
  if (!access) throw new Error('Google gave no token.')
  return access
}

let auth: Promise<GoogleAuth> | undefined
