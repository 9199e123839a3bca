import { firebaseApp } from './firebase.ts'
import { callOut } from './outgoing.ts'

interface Found {
  users?: { passwordUpdatedAt?: number }[]
}

/** When Auth last stored a password of the user, in epoch milliseconds, which the Admin SDK does not tell; 0 for one who is gone. */
export async function passwordSetAt(uid: string): Promise<number> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  const { projectId, credential } = firebaseApp.options
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
  return callOut('auth password', async () => {
    const access = emulator ? 'owner' : (await credential?.getAccessToken())?.access_token
    const response = await fetch(`${emulator ? `http://${emulator}/` : 'https://'}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`Auth answered ${response.status}`)
    const { users } = (await response.json()) as Found
    return Number(users?.[0]?.passwordUpdatedAt ?? 0)
  })
}
