import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { builtFiles, keepBuiltFiles } from '../config/built-files.ts'
import type { FirebaseJson } from '../config/local-firebase-json.ts'
import { fromRoot, packaged, root } from '../config/paths.ts'

// npm run deploy -- --only hosting: what follows goes to `firebase deploy`, which would read firebase.json before it builds
const config = 'firebase.deploy.json'

run(fromRoot('web'), '--run', 'build')
const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson
const built = {
  ...real,
  // the functions carry the renderer of these very pages
  functions: real.functions.map((each) => ({
    ...each,
    predeploy: ['npm --prefix "$RESOURCE_DIR" run build:deploy'],
  })),
  hosting: { ...real.hosting, predeploy: [] },
}
writeFileSync(fromRoot(config), JSON.stringify(keepBuiltFiles(built, builtFiles())))
const firebase = packaged('firebase-tools', 'lib', 'bin', 'firebase.js')
run(root, firebase, 'deploy', '--config', config, ...process.argv.slice(2))

function run(cwd: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
