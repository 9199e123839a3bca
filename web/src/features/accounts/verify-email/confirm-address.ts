import { entityTag } from 'domain/entity-tag.ts'
import { keep, readKept } from '#lib/storage.ts'
import { withMailedCode } from '../mailed-code.ts'

/** `before`: it was confirmed by an earlier visit; `spent`: used or too old, and nothing here knows which. */
export type Confirmation = 'confirmed' | 'before' | 'spent' | 'unreachable'

/** Auth says of a used code no more than of one that never was, so this device remembers which it has used. */
const KEY = 'confirmed-with'

/** Confirms the address with the code of the mail. */
export async function confirmAddress(): Promise<Confirmation> {
  const tag = entityTag(new URLSearchParams(location.search).get('code'))
  if (readKept(KEY) === tag) return 'before'
  try {
    if (await withMailedCode(({ confirmEmail }, code) => confirmEmail(code))) {
      keep(KEY, tag)
      return 'confirmed'
    }
    const { isConfirmed } = await import('#lib/firebase/mailed-codes.ts')
    return (await isConfirmed()) ? 'before' : 'spent'
  } catch {
    return 'unreachable'
  }
}
