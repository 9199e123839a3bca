import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'home-'))
  mkdirSync(join(home, '.config', 'configstore'), { recursive: true })
  const signedIn = { user: { email: 'office@chamber.example' }, tokens: { refresh_token: 'r' } }
  writeFileSync(join(home, '.config', 'configstore', 'firebase-tools.json'), JSON.stringify(signedIn))
})
afterEach(() => rmSync(home, { recursive: true }))

/** Signs in with a new process, which prints its credential's path and then does something. */
async function signIn(then: string) {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, FIRESTORE_EMULATOR_HOST: __, ...env } = process.env
  const script = `import { useFirebaseLogin } from './functions/scripts/production/sign-in.ts'
console.log(await useFirebaseLogin() + ' ' + process.env.GOOGLE_APPLICATION_CREDENTIALS); ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...env, HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  const [email, path = ''] = line.trim().split(' ')
  return { child, email, path, closed }
}

test.runIf(process.platform !== 'win32')('the credential of the sign-in is for this user alone', async () => {
  const { child, email, path, closed } = await signIn('setInterval(() => {}, 1000)')
  expect(email).toBe('office@chamber.example')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    type: 'authorized_user',
    refresh_token: 'r',
  })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  child.kill('SIGINT')
  await closed
})

test.each(['SIGINT', 'SIGTERM'] as const)('the credential is gone after %s', async (signal) => {
  const { child, path, closed } = await signIn('setInterval(() => {}, 1000)')
  expect(existsSync(path)).toBe(true)
  child.kill(signal)
  await closed
  expect(existsSync(path)).toBe(false)
})

test.each(['process.exit(0)', 'throw new Error("an error")', ''])(
  'the credential is gone after the end: %s',
  async (end) => {
    const { path, closed } = await signIn(end)
    await closed
    expect(path).not.toBe('')
    expect(existsSync(path)).toBe(false)
  },
)
