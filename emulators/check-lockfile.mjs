import { readFileSync } from 'node:fs'
import { missingOptionals, notFromRegistry } from './lockfile-check.mjs'
import { fromRoot } from './paths.mjs'

/** @param {string[]} parts */
const readJson = (...parts) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8'))

const problems = [
  ...missingOptionals(readJson('package-lock.json')),
  ...notFromRegistry(readJson('functions', 'package.json'), readJson('package.json').workspaces),
]
problems.forEach((problem) => console.error(problem))
process.exitCode = problems.length > 0 ? 1 : 0
