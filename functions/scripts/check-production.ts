import { parseArgs } from 'node:util'
import { googleClient } from './production/google-api.ts'
import { siteClient } from './production/site-api.ts'
import { hostingSite } from './production/read/project-files.ts'
import { listChecks } from './production/checks.ts'

const HELP = `npm run check:production -- PROJECT

Checks a real Firebase project. It lists what is wrong and what to do, and changes nothing.
Sign in first, as an owner of the project: gcloud auth application-default login

It calls Google's servers and the site, so it cannot run on the emulators. Automated tests check only how it reads their answers.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [project] = positionals
if (values.help || !project || !/^[a-z][a-z0-9-]+$/.test(project)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

const callGoogle = await googleClient(project).catch((error: unknown) => {
  console.error(`No credentials (${formatError(error)}). Sign in: gcloud auth application-default login`)
  process.exit(1)
})
let faultCount = 0
for (const { title, run } of listChecks(project, callGoogle, siteClient(hostingSite(project)))) {
  const faults = await run().catch((error: unknown) => [
    {
      wrong: `This could not be checked. ${formatError(error)}`,
      todo: 'Sign in as an owner of the project (gcloud auth application-default login), switch on the service that is named (docs/deploy.md, step 5), deploy the site if it is not deployed, and try again.',
    },
  ])
  faultCount += faults.length
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${title}`)
  for (const fault of faults) console.log(`    ${fault.wrong}\n    → ${fault.todo}`)
}
console.log(
  faultCount === 0 ? `Nothing is wrong with ${project}.` : `${faultCount} to correct in ${project}.`,
)
process.exit(faultCount === 0 ? 0 : 1)

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
