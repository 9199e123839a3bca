import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import { fromRoot, packaged } from '../../emulators/config/paths.ts'
import { requireEnv } from './environment.ts'

const FRAMEWORK = packaged('@google-cloud', 'functions-framework', 'build', 'src', 'main.js')

/** The project whose functions the suite runs, also where a test has a project of its own. */
const suite = requireEnv('GCLOUD_PROJECT')

/**
 * Makes the folder of a codebase that `npm run deploy` uploads. Its packages are those of the workspace, which have the versions of
 * the deployed lockfile.
 */
export async function buildDeployed(codebase: Codebase): Promise<{ folder: string; remove: () => void }> {
  const outdir = mkdtempSync(fromRoot('local', 'test', 'deployed-'))
  const script = fromRoot('functions', 'scripts', 'deployed', 'build.ts')
  await promisify(execFile)(process.execPath, [script, codebase, '--outdir', outdir, '--dry-run'])
  symlinkSync(fromRoot('functions', 'node_modules'), join(outdir, 'node_modules'), 'junction')
  return { folder: join(outdir, codebase), remove: () => rmSync(outdir, { recursive: true, force: true }) }
}

export type Codebase = 'default' | 'publisher'

export interface Served {
  origin: string
  stop: () => Promise<void>
}

/**
 * Serves one function of the deployed bundle as Google does: in a process of the Functions Framework.
 * @param signature what starts the function
 * @param project whose data it reads
 */
export async function serveDeployed(
  folder: string,
  name: string,
  signature: 'http' | 'cloudevent' = 'http',
  project = suite,
): Promise<Served> {
  const port = await freePort()
  const parameters = parseEnv(
    readFileSync(fromRoot('local', 'test', 'functions', 'default', `.env.${suite}`), 'utf8'),
  )
  const child = spawn(process.execPath, [FRAMEWORK], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...parameters,
      NODE_ENV: undefined,
      GCLOUD_PROJECT: project,
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: signature,
      K_SERVICE: name.toLowerCase(),
      LOG_EXECUTION_ID: 'true',
      PORT: String(port),
    },
  })
  const ended = once(child, 'exit')
  await Promise.race([untilListening(port), ended.then(() => Promise.reject(new Error(`${name} ended.`)))])
  const stop = async () => {
    child.kill()
    await ended
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

async function untilListening(port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
  while (!(await isListening())) await wait(50)
}
