import { parseArgs } from 'node:util'
import { siteClient } from './production/site-api.ts'
import { hostingSite } from './production/read/project-files.ts'
import { type Check, listChecks } from './production/checks.ts'
import { report } from './production/report.ts'
import { useFirebaseLogin } from './production/sign-in.ts'
import { connectToGoogle } from './setup/connect.ts'
import { runSetup } from './setup/run-setup.ts'
import { Stop } from './setup/step.ts'
import { checksOfSteps, REPAIRS } from './setup/steps.ts'
import { setupOnTerminal } from './setup/terminal.ts'

const HELP = `npm run check:production -- PROJECT [--fix]

Checks a real Firebase project. It lists what is wrong and what to do, and changes nothing.
--fix repairs what it can, with the steps of npm run setup, and checks that again.
Sign in first, as an owner of the project: npx firebase login

It calls Google's servers and the site, so it cannot run on the emulators. Automated tests check only how it reads their answers.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false }, fix: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [project] = positionals
if (values.help || !project || !/^[a-z][a-z0-9-]+$/.test(project)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

await useFirebaseLogin()
const callGoogle = await connectToGoogle(project).catch((error: unknown) => {
  if (!(error instanceof Stop)) throw error
  console.error(`✗ ${error.message}\n→ ${error.todo}`)
  process.exit(1)
})
const setup = setupOnTerminal(project, callGoogle)
const checks = [...listChecks(project, callGoogle, siteClient(hostingSite(project))), ...checksOfSteps(setup)]
let faultCount = 0
for (const check of checks) {
  const faults = await report(check, console.log)
  faultCount += values.fix && faults > 0 ? await repair(check) : faults
}
console.log(
  faultCount === 0 ? `Nothing is wrong with ${project}.` : `${faultCount} to correct in ${project}.`,
)
if (faultCount > 0 && !values.fix)
  console.log(`This repairs what it can: npm run check:production -- ${project} --fix`)
process.exit(faultCount === 0 ? 0 : 1)

/** Runs the steps of setup that a check belongs to, and checks again. @returns the faults that are left */
async function repair(check: Check): Promise<number> {
  const steps = REPAIRS[check.title] ?? []
  try {
    await runSetup(steps, setup)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`    ${error.message}\n    → ${error.todo}`)
  }
  return report(check, steps.length > 0 ? console.log : () => {})
}
