import type { SiteFrame } from 'domain/site.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { builtFiles, keepBuiltFiles } from '../../emulators/config/built-files.ts'
import type { FirebaseJson } from '../../emulators/config/local-firebase-json.ts'
import { fromRoot, packaged, root } from '../../emulators/config/paths.ts'
import { allowAppCheck } from './production/policy.ts'
import { readEnvFile } from './production/read/project-files.ts'
import { useFirebaseLogin } from './production/sign-in.ts'

// npm run deploy -- --only hosting: what follows goes to `firebase deploy`, which would read firebase.json before it builds
const config = 'firebase.deploy.json'

run(fromRoot('web'), '--run', 'build')
const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson
const usesAppCheck = !!readEnvFile('web/.env.production.local')['VITE_APP_CHECK_KEY']
const built = {
  ...real,
  // the functions carry the renderer of these very pages
  functions: real.functions.map((each) => ({
    ...each,
    predeploy: ['npm run build:deploy -w functions'],
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
const namesPages = words.some((word) => /(^|[=,])hosting\b/.test(word))
if (isOnly || words.some((word) => word.startsWith('--except'))) {
  if (isOnly === namesPages) deployPages(...deploy)
  else run(root, ...deploy)
} else {
  // what takes minutes comes first, so that the pages are as new as possible
  run(root, ...deploy, '--except', 'hosting')
  deployPages(...deploy, '--only', 'hosting')
}

/** Runs a deployment with pages that show what is stored, while nobody else publishes. */
function deployPages(...command: string[]) {
  if (!project) return run(root, ...command)
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_QUOTA_PROJECT: project })
  run(root, fromRoot('functions', 'scripts', 'render-site.ts'), ...command)
}

/** The project that is deployed to: what `firebase use` chose, unless `--project` says another. */
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

/** Lets the pages load App Check; other answers load nothing. */
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
