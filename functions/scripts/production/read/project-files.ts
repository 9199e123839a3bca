import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import '../../../src/env.ts'
import type { Declared } from '../assert/judge-parameters.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** A file of the project. @param path from its root */
export const textOf = (path: string) => readFileSync(fromRoot(path), 'utf8')

/** What `env.ts` declares; the SDK keeps the list for the deployment. */
export const declared = (): Declared[] =>
  declaredParams.map((param) => (param as unknown as { toSpec: () => Declared }).toSpec())

/** The settings of a file like `.env`; none where it is missing. */
export const valuesIn = (path: string) => (existsSync(fromRoot(path)) ? parseEnv(textOf(path)) : {})

/** What is set for this project in `functions/.env.PROJECT`. */
export const parameters = (project: string) => valuesIn(`functions/.env.${project}`)

/** Hosting's name of the site: the project's own, unless it has several. */
export const siteOf = (project: string) => parameters(project)['HOSTING_SITE'] || project

/** What the functions were tested on. */
export function runtimeOf(): string {
  const { functions } = JSON.parse(textOf('firebase.json')) as { functions: { runtime: string }[] }
  return functions[0]?.runtime ?? ''
}
