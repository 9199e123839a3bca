import type { SiteFrame } from 'domain/site.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { builtFiles, keepBuiltFiles } from '../../emulators/config/built-files.ts'
import type { FirebaseJson } from '../../emulators/config/local-firebase-json.ts'
import { fromRoot, packaged, root } from '../../emulators/config/paths.ts'
import { runBuild } from './deployed/run-build.ts'
import { allowAppCheck } from './production/policy.ts'
import { deployedFunctions } from './production/read/platform.ts'
import { readEnvFile } from './production/read/project-files.ts'
import { useFirebaseLogin } from './production/sign-in.ts'
import { accounts } from './setup/accounts.ts'
import { connectToGoogle } from './setup/connect.ts'
import { runSetup } from './setup/run-setup.ts'
import { Stop } from './setup/step.ts'
import { setupOnTerminal } from './setup/terminal.ts'

// npm run deploy -- --only hosting: what follows goes to `firebase deploy`, which would read firebase.json before it builds
const config = 'firebase.deploy.json'
const BUILD_PAGES = 'npm run build -w web'

const failed = await runBuild('Building the pages', fromRoot('web'), process.execPath, ['--run', 'build'])
if (failed) process.exit(failed)
const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson
const usesAppCheck = !!readEnvFile('web/.env.production.local')['VITE_APP_CHECK_KEY']
const built = {
  ...real,
  // the publisher carries the renderer of these very pages
  functions: real.functions.map(({ predeploy = [], ...each }) => ({
    ...each,
    predeploy: predeploy.filter((command) => command !== BUILD_PAGES),
  })),
  hosting: {
    ...real.hosting,
    predeploy: [],
    headers: usesAppCheck ? real.hosting.headers.map(withAppCheck) : real.hosting.headers,
  },
}
writeFileSync(fromRoot(config), JSON.stringify(keepBuiltFiles(built, builtFiles())))
const firebase = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')
const words = process.argv.slice(2)
await useFirebaseLogin()
const { build } = JSON.parse(readFileSync(fromRoot('web', '.prerender', 'frame.json'), 'utf8')) as SiteFrame
const message = words.some((word) => /^(-m|--message\b)/.test(word)) ? [] : ['--message', `Build ${build}`]
const deploy = [firebase, 'deploy', '--config', config, ...message, ...words]
const project = projectOf(words)
const isOnly = words.some((word) => word.startsWith('--only'))
const names = (part: string) => words.some((word) => new RegExp(`(^|[=,])${part}\\b`).test(word))
if (isOnly || words.some((word) => word.startsWith('--except'))) {
  if (isOnly === names('functions')) await makeAccounts()
  if (isOnly === names('hosting')) deployPages(...deploy)
  else run(root, ...deploy)
} else {
  const isMoving = await makeAccounts()
  // functions of this version may ask for its indexes
  run(root, ...deploy, '--except', 'functions,hosting')
  // what takes minutes comes before the pages, so that these are as new as possible
  run(root, ...deploy, '--only', 'functions', ...(isMoving ? ['--force'] : []))
  deployPages(...deploy, '--only', 'hosting')
}

/**
 * Makes the accounts of the functions, which the tool only names.
 * @returns whether functions of an earlier version still run as the tool's own account. The tool asks about its end, and `--force`
 * answers. It then deletes the account once all functions have left it (decision 68).
 */
async function makeAccounts(): Promise<boolean> {
  if (!project) return false
  try {
    const callGoogle = await connectToGoogle(project)
    await runSetup([accounts], setupOnTerminal(project, callGoogle))
    const functions = await deployedFunctions(project, callGoogle)
    const isMoving = functions.some(({ serviceConfig }) =>
      serviceConfig?.serviceAccountEmail?.startsWith('firebase-fn-'),
    )
    if (isMoving && isOnly)
      throw new Stop(
        'Some functions still run as the account of an earlier version, which would be deleted while they need it.',
        'Deploy everything once: npm run deploy',
      )
    return isMoving
  } catch (error) {
    const { message, todo } =
      error instanceof Stop
        ? error
        : { message: String(error), todo: `Make what is missing: npm run setup -- ${project}` }
    console.error(`✗ ${message}\n→ ${todo}`)
    process.exit(1)
  }
}

/** Runs a deployment with pages that show what is stored, while nobody else publishes. */
function deployPages(...command: string[]) {
  if (!project) return run(root, ...command)
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project })
  run(root, fromRoot('functions', 'scripts', 'render-site.ts'), ...command)
}

/** Returns the project to deploy to: what `firebase use` chose, unless `--project` names another. */
function projectOf(args: string[]): string | undefined {
  const at = args.findIndex((word) => word === '--project' || word === '-P')
  const named = at < 0 ? args.find((word) => word.startsWith('--project=')) : args[at + 1]
  if (named) return named.replace('--project=', '')
  const { stdout } = spawnSync(process.execPath, [firebase, 'use', '--json'], { cwd: root, encoding: 'utf8' })
  try {
    const { result } = JSON.parse(stdout) as { result?: unknown }
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}

/** Adds what App Check needs to the policy of pages; other answers load nothing. */
function withAppCheck(rule: FirebaseJson['hosting']['headers'][number]) {
  if (rule.source !== '**') return rule
  const headers = rule.headers.map(({ key, value }) => ({
    key,
    value: key === 'Content-Security-Policy' ? allowAppCheck(value) : value,
  }))
  return { ...rule, headers }
}

function run(cwd: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
