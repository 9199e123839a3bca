import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import '../../../src/env.ts'
import type { Declared } from '../assert/parameters.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** Reads a file of the project. @param path from its root */
export const readProjectFile = (path: string) => readFileSync(fromRoot(path), 'utf8')

/** Lists the parameters and secrets that `env.ts` declares. */
export const declaredParameters = (): Declared[] =>
  declaredParams.map((param) => (param as unknown as { toSpec: () => Declared }).toSpec())

/** Reads the variables of a file like `.env`; an empty object if there is no such file. */
export const readEnvFile = (path: string) =>
  existsSync(fromRoot(path)) ? parseEnv(readProjectFile(path)) : {}

/** Returns the parameters of a project, from `functions/.env.PROJECT`. */
export const parameters = (project: string) => readEnvFile(`functions/.env.${project}`)

/**
 * Returns what a deployment gives the functions of a project.
 * @param own of the project; read from its file if left out
 */
export const deployedParameters = (project: string, own = parameters(project)) => ({
  ...readEnvFile('functions/.env'),
  ...own,
})

/**
 * Returns the name of the project's site in Firebase Hosting: `HOSTING_SITE` if set, otherwise the project's id.
 * @param own parameters of the project; read from its file if left out
 */
export const hostingSite = (
  project: string,
  own: Record<string, string | undefined> = parameters(project),
): string => own['HOSTING_SITE'] || project

/** Returns the runtime that firebase.json names for the functions, on which they were tested. */
export function testedRuntime(): string {
  const { functions } = JSON.parse(readProjectFile('firebase.json')) as { functions: { runtime: string }[] }
  return functions[0]?.runtime ?? ''
}
