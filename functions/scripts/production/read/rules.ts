import { type Ask, ifThere } from '../ask-google.ts'
import type { Fault } from '../fault.ts'
import { judgeRules, type Ruleset } from '../assert/judge-rules.ts'
import { textOf } from './project-files.ts'

/**
 * Looks whether the rules in force are those of the file.
 * @param release what they are in force for, such as `cloud.firestore`
 */
export async function lookAtRules(
  file: string,
  project: string,
  release: string,
  ask: Ask,
): Promise<Fault[]> {
  return judgeRules(file, textOf(file), await ruleset(project, release, ask))
}

async function ruleset(project: string, release: string, ask: Ask): Promise<Ruleset | undefined> {
  const rules = 'firebaserules.googleapis.com/v1'
  const address = `${rules}/projects/${project}/releases/${release}`
  const current = await ifThere(ask<{ rulesetName: string }>(address))
  return current && ask<Ruleset>(`${rules}/${current.rulesetName}`)
}

/** The bucket that the site keeps its files in. */
export async function bucketOf(project: string, ask: Ask): Promise<string> {
  const address = `firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`
  const { bucket } = await ask<{ bucket: { name: string } }>(address)
  return bucket.name.split('/').at(-1) ?? ''
}
