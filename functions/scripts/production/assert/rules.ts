import type { Fault } from '../fault.ts'

/** A ruleset in the format of the Firebase Rules API. */
export interface Ruleset {
  source?: { files?: { content?: string }[] }
}

/**
 * Checks that the deployed rules are those of this folder, to the letter.
 * @param file such as `firestore.rules`
 * @param deployed `undefined` if rules were never deployed
 */
export function rulesFaults(file: string, here: string, deployed: Ruleset | undefined): Fault[] {
  const todo = `npx firebase deploy --only ${file === 'storage.rules' ? 'storage' : 'firestore:rules'}`
  if (!deployed) return [{ wrong: `${file} was never deployed.`, todo }]
  const [only, ...more] = deployed.source?.files ?? []
  if (only?.content === here && more.length === 0) return []
  return [{ wrong: `The deployed rules differ from ${file} in this folder.`, todo }]
}
