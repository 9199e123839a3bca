import { readFileSync } from 'node:fs'
import { fromRoot } from '../../emulators/config/paths.ts'
import { missingOptionals, notFromRegistry } from './lockfile-problems.ts'

const read = (...parts: string[]) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8'))

const problems = [
  ...missingOptionals(read('package-lock.json')),
  ...notFromRegistry(read('functions', 'package.json'), read('package.json').workspaces),
]
problems.forEach((problem) => console.error(problem))
process.exitCode = problems.length > 0 ? 1 : 0
