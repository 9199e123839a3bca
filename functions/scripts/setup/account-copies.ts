import { accountCopiesOf } from '../../src/backup/copy-accounts.ts'
import { orUndefined } from '../../src/cloud/google-api.ts'
import { type AccountCopies, KEPT_DAYS } from '../production/assert/copies.ts'
import { copiesBucket, STORAGE } from './bucket.ts'
import type { Setup, Step } from './step.ts'

/** Nobody deletes a copy before its week is over, and a rule deletes it then. */
const KEPT = {
  lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: KEPT_DAYS } }] },
  retentionPolicy: { retentionPeriod: `${KEPT_DAYS * 86_400}` },
}

/** The bucket with the copies of the accounts. It is locked only if the person says so. */
export const accountCopies: Step = {
  title: 'Copies of the accounts',
  look: async (setup) => {
    const name = accountCopiesOf(setup.project)
    const there = await orUndefined(setup.callGoogle<AccountCopies>(`${STORAGE}/${name}`))
    const changes = await copiesBucket(setup, name, there, KEPT)
    const isLocked = there?.retentionPolicy?.isLocked
    if (!isLocked) changes.push({ what: 'Ask whether to lock it', make: () => askForLock(setup, name) })
    return { found: there ? `${name}, ${isLocked ? 'locked' : 'not locked'}` : 'none', changes }
  },
}

/** Locks the bucket for good, unless the person decides otherwise. @returns whether it is locked */
async function askForLock({ callGoogle, ask, say }: Setup, name: string): Promise<boolean> {
  say(`    Each night a copy of the accounts is kept there for a week. A lock stops everybody from deleting it earlier,
    also a thief with the password of an owner. A LOCK CAN NEVER BE UNDONE.`)
  const typed = await ask('    Type lock to lock the copies (Enter: leave them unlocked): ')
  if (typed !== 'lock') {
    say('    They stay unlocked. This command asks again each time.')
    return false
  }
  const { metageneration } = await callGoogle<{ metageneration: string }>(`${STORAGE}/${name}`)
  const address = `${STORAGE}/${name}/lockRetentionPolicy?ifMetagenerationMatch=${metageneration}`
  await callGoogle(address, undefined, 'POST')
  return true
}
