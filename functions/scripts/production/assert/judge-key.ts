import { keyCheck } from '../../../src/users/key-check.ts'
import type { Fault } from '../fault.ts'

/**
 * Whether the secret `UNIQUES_KEY` is the key that e-mails, usernames and CNICs are reserved with.
 * @param key the newest version of the secret, `undefined` where it has none
 * @param check what the first registration left (`uniques/key`), `undefined` before it
 */
export function judgeKey(key: string | undefined, check: string | undefined): Fault[] {
  if (key?.trim() === '')
    return [
      {
        wrong: 'UNIQUES_KEY is empty: nobody can register.',
        todo: 'Make it as step 6 of docs/deploy.md says, then npm run deploy',
      },
    ]
  if (!key || !check || keyCheck(key.trim()) === check) return []
  return [
    {
      wrong:
        'UNIQUES_KEY is not the key that e-mails, usernames and CNICs are reserved with: nobody can register or correct her application, nor is an account deleted.',
      todo: 'Take the copy from the papers, npx firebase functions:secrets:set UNIQUES_KEY, then npm run deploy',
    },
  ]
}
