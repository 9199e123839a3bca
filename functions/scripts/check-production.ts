import { parseArgs } from 'node:util'
import { asking } from './production/ask-google.ts'
import { askingSite } from './production/ask-site.ts'
import { siteOf } from './production/read/project-files.ts'
import { checksOf } from './production/checks.ts'

const HELP = `npm run check:production -- PROJECT

Looks at a real Firebase project and says in plain words what is wrong with it and what to do. It changes nothing.
Sign in first, as an owner of the project: gcloud auth application-default login

It asks Google's servers and the site, so it can't be tried on the emulators: only its judgement of their answers is tested.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [project] = positionals
if (values.help || !project || !/^[a-z][a-z0-9-]+$/.test(project)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

const ask = await asking(project).catch((error: unknown) => {
  console.error(`No credentials (${wordsOf(error)}). Sign in: gcloud auth application-default login`)
  process.exit(1)
})
let wrong = 0
for (const { what, look } of checksOf(project, ask, askingSite(siteOf(project)))) {
  const faults = await look().catch((error: unknown) => [
    {
      wrong: `This could not be checked. ${wordsOf(error)}`,
      todo: 'Sign in as an owner of the project (gcloud auth application-default login), switch on the service that is named (docs/deploy.md, step 5), see that the site is deployed, and try again.',
    },
  ])
  wrong += faults.length
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${what}`)
  for (const fault of faults) console.log(`    ${fault.wrong}\n    → ${fault.todo}`)
}
console.log(wrong === 0 ? `Nothing is wrong with ${project}.` : `${wrong} to mend in ${project}.`)
process.exit(wrong === 0 ? 0 : 1)

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
