import { type CallGoogle, orUndefined } from '../../../src/cloud/google-api.ts'
import type { Fault } from '../fault.ts'
import { keyFaults, secretsFaults, secretsInUseFaults, type SecretVersion } from '../assert/parameters.ts'
import { documentOf } from './database.ts'
import { deployedFunctions } from './platform.ts'
import { declaredParameters } from './project-files.ts'

/** Reads the newest version of each secret of the functions, if it has one. */
export async function newestSecrets(
  project: string,
  callGoogle: CallGoogle,
): Promise<Record<string, SecretVersion | undefined>> {
  const newest: Record<string, SecretVersion | undefined> = {}
  for (const { name } of declaredParameters().filter(({ type }) => type === 'secret')) {
    const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`
    newest[name] = await orUndefined(callGoogle<SecretVersion>(address))
  }
  return newest
}

export async function checkSecrets(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const newest = await newestSecrets(project, callGoogle)
  return [
    ...secretsFaults(declaredParameters(), newest),
    ...secretsInUseFaults(await deployedFunctions(project, callGoogle), newest),
  ]
}

/** Compares the newest version of the key with the stored check value. */
export async function checkKey(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const secret = `secretmanager.googleapis.com/v1/projects/${project}/secrets/UNIQUES_KEY/versions/latest:access`
  const version = await orUndefined(callGoogle<{ payload?: { data?: string } }>(secret))
  const stored = await documentOf(project, 'uniques/key', callGoogle)
  const key = version && Buffer.from(version.payload?.data ?? '', 'base64').toString()
  return keyFaults(key, stored?.['check'] as string | undefined)
}
