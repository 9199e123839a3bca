import { type Ask, ifThere } from '../ask-google.ts'
import type { Fault } from '../fault.ts'
import { judgeKey } from '../assert/judge-key.ts'
import { judgeSecrets, judgeSecretsInUse, type SecretVersion } from '../assert/judge-parameters.ts'
import { documentOf } from './database.ts'
import { deployedFunctions } from './platform.ts'
import { declared } from './project-files.ts'

export async function lookAtSecrets(project: string, ask: Ask): Promise<Fault[]> {
  const newest: Record<string, SecretVersion | undefined> = {}
  for (const { name } of declared().filter(({ type }) => type === 'secret')) {
    const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`
    newest[name] = await ifThere(ask<SecretVersion>(address))
  }
  return [
    ...judgeSecrets(declared(), newest),
    ...judgeSecretsInUse(await deployedFunctions(project, ask), newest),
  ]
}

/** The newest version of the key beside what the first registration left of it. */
export async function lookAtKey(project: string, ask: Ask): Promise<Fault[]> {
  const secret = `secretmanager.googleapis.com/v1/projects/${project}/secrets/UNIQUES_KEY/versions/latest:access`
  const version = await ifThere(ask<{ payload?: { data?: string } }>(secret))
  const stored = await documentOf(project, 'uniques/key', ask)
  const key = version && Buffer.from(version.payload?.data ?? '', 'base64').toString()
  return judgeKey(key, stored?.['check'] as string | undefined)
}
