import { keyFingerprint } from '../../../src/users/key-fingerprint.ts'
import type { Fault } from '../fault.ts'

/**
 * Checks that the secret `UNIQUES_KEY` is the key of the reserved e-mails, usernames and CNICs.
 * @param key the newest version of the secret, `undefined` where it has none
 * @param check the stored check value (`uniques/key`), `undefined` before the first registration
 */
export function keyFaults(key: string | undefined, check: string | undefined): Fault[] {
  if (key?.trim() === '')
    return [
      {
        wrong: 'UNIQUES_KEY is empty: nobody can register.',
        todo: 'Create it as in step 6 of docs/deploy-reference.md, then npm run deploy',
      },
    ]
  if (!key || !check || keyFingerprint(key.trim()) === check) return []
  return [
    {
      wrong:
        'UNIQUES_KEY is not the key of the reservations. Nobody can register or correct an application, and no account can be deleted.',
      todo: 'Take the key from the printed copy, npx firebase functions:secrets:set UNIQUES_KEY, then npm run deploy',
    },
  ]
}
