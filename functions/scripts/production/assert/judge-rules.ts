import type { Fault } from '../fault.ts'

/** A ruleset as the Firebase Rules API describes it. */
export interface Ruleset {
  source?: { files?: { content?: string }[] }
}

/**
 * Whether the rules that decide in the project are those of this folder, to the letter.
 * @param file such as `firestore.rules`
 * @param deployed `undefined` where no rules were ever deployed
 */
export function judgeRules(file: string, here: string, deployed: Ruleset | undefined): Fault[] {
  const todo = `npx firebase deploy --only ${file === 'storage.rules' ? 'storage' : 'firestore:rules'}`
  if (!deployed) return [{ wrong: `${file} was never deployed.`, todo }]
  const [only, ...more] = deployed.source?.files ?? []
  if (only?.content === here && more.length === 0) return []
  return [{ wrong: `The rules in force are not ${file} of this folder: somebody changed one of them.`, todo }]
}
