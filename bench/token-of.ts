import { api } from '../tests/support/addresses.ts'

/** Signs in at the running suite. @returns the access token of one of the seeded people */
export async function tokenOf(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const signedIn = await fetch(origin + api.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await signedIn.json()) as { access: string }).access
}
