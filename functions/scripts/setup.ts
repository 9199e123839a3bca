import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { packaged, root } from '../../emulators/config/paths.ts'
import { listChecks } from './production/checks.ts'
import { hostingSite } from './production/read/project-files.ts'
import { report } from './production/report.ts'
import { useFirebaseLogin } from './production/sign-in.ts'
import { siteClient } from './production/site-api.ts'
import { connectToGoogle } from './setup/connect.ts'
import { runSetup } from './setup/run-setup.ts'
import { Stop } from './setup/step.ts'
import { STEPS } from './setup/steps.ts'
import { askOnTerminal, setupOnTerminal, showPause } from './setup/terminal.ts'

const HELP = `npm run setup -- PROJECT

Puts the site online in a Firebase project: looks first, says what it found, and changes only what is missing.
You can stop it with Ctrl+C and run it again at any point. By hand before it: a Google account, the project, and billing (docs/deploy.md).

Nobody has run it on a real project yet. Every call is tested against what Google's published clients know.`

/** Milliseconds before further attempts: a service that was switched on just now may be refused for ten minutes. */
const PAUSES = [2, 4, 8, 15, 30, 60, 60, 120, 120, 180].map((seconds) => seconds * 1000)

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [project] = positionals
if (values.help || !project || !/^[a-z][a-z0-9-]+$/.test(project)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

try {
  await signIn(project)
  const callGoogle = await connectToGoogle(project, { pauses: PAUSES, pause: showPause })
  const setup = setupOnTerminal(project, callGoogle)
  const changes = await runSetup(STEPS, setup)
  const made = changes === 1 ? '1 change was made.' : `${changes} changes were made.`
  console.log(changes === 0 ? 'Nothing was missing.' : made)
  let faults = 0
  for (const check of listChecks(project, callGoogle, siteClient(hostingSite(project))))
    faults += await report(check, console.log)
  console.log(`${faults === 0 ? 'Everything is as it should be.' : `${faults} to correct.`}
By hand remain (docs/deploy.md): the first admin opens the link and then the site, and each month the check.`)
  process.exit(faults === 0 ? 0 : 1)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(`✗ ${error.message}\n→ ${error.todo}`)
  process.exit(1)
}

/** Signs in where nobody is, and asks whether it is the right account. */
async function signIn(id: string): Promise<void> {
  const given = process.env['GOOGLE_APPLICATION_CREDENTIALS']
  const email = given ?? (await useFirebaseLogin()) ?? (await logIn())
  const answer = await askOnTerminal(
    `You are signed in as ${email}. Set up ${id} with this account? Type yes: `,
  )
  if (!['y', 'yes'].includes(answer.toLowerCase()))
    throw new Stop('You did not confirm the account.', 'For another one type: npx firebase login --reauth')
}

async function logIn(): Promise<string> {
  const firebase = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')
  spawnSync(process.execPath, [firebase, 'login'], { cwd: root, stdio: 'inherit' })
  const email = await useFirebaseLogin()
  if (!email) throw new Stop('Nobody is signed in.', 'Type: npx firebase login')
  return email
}
