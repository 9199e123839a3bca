import { type CallGoogle, orUndefined } from '../../../src/cloud/google-api.ts'
import type { Fault } from '../fault.ts'
import { rulesFaults, type Ruleset } from '../assert/rules.ts'
import { readProjectFile } from './project-files.ts'

/**
 * Compares the deployed rules with a file.
 * @param release the service, such as `cloud.firestore`
 */
export async function checkRules(
  file: string,
  project: string,
  release: string,
  callGoogle: CallGoogle,
): Promise<Fault[]> {
  return rulesFaults(file, readProjectFile(file), await ruleset(project, release, callGoogle))
}

async function ruleset(
  project: string,
  release: string,
  callGoogle: CallGoogle,
): Promise<Ruleset | undefined> {
  const rules = 'firebaserules.googleapis.com/v1'
  const address = `${rules}/projects/${project}/releases/${release}`
  const current = await orUndefined(callGoogle<{ rulesetName: string }>(address))
  return current && callGoogle<Ruleset>(`${rules}/${current.rulesetName}`)
}

/** Returns the name of the default bucket. */
export async function bucketOf(project: string, callGoogle: CallGoogle): Promise<string> {
  const address = `firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`
  const { bucket } = await callGoogle<{ bucket: { name: string } }>(address)
  return bucket.name.split('/').at(-1) ?? ''
}
