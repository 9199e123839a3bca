import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import '../../../src/env.ts'
import type { Declared } from '../assert/parameters.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** Reads a file of the project. @param path from its root */
export const textOf = (path: string) => readFileSync(fromRoot(path), 'utf8')

/** Lists the parameters and secrets that `env.ts` declares. */
export const declared = (): Declared[] =>
  declaredParams.map((param) => (param as unknown as { toSpec: () => Declared }).toSpec())

/** Reads a file like `.env`; returns nothing where it is missing. */
export const valuesIn = (path: string) => (existsSync(fromRoot(path)) ? parseEnv(textOf(path)) : {})

/** Reads `functions/.env.PROJECT`. */
export const parameters = (project: string) => valuesIn(`functions/.env.${project}`)

/** Returns Hosting's name of the site: the project's own, unless it has several. */
export const siteOf = (project: string) => parameters(project)['HOSTING_SITE'] || project

/** Returns the runtime that the functions were tested on. */
export function runtimeOf(): string {
  const { functions } = JSON.parse(textOf('firebase.json')) as { functions: { runtime: string }[] }
  return functions[0]?.runtime ?? ''
}
