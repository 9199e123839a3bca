import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type FirebaseJson, localFirebaseJson } from './local-firebase-json.ts'
import { fromRoot } from './paths.ts'
import { preferredPorts } from './ports.ts'

const real = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseJson & {
  hosting: { public: string }
}
const ports = preferredPorts('test')
const local = localFirebaseJson(real, ports, { ui: false })

test('the local config differs only by emulators, connect-src and the paths of served files and functions', () => {
  const text = JSON.stringify({ ...local, emulators: undefined })
    .replace(/(connect-src [^;]*?)(?: http:\/\/127\.0\.0\.1:\d+)+;/, '$1;')
    .replace('"public":"public"', `"public":"${real.hosting.public}"`)
    .replaceAll(/"source":"functions\/(\w+)"/g, '"source":"functions/deployed/$1","configDir":"functions"')
  expect(JSON.parse(text)).toEqual(real)
})

test('connect-src lists the two emulators that the browser connects to', () => {
  const policies = JSON.stringify(local.hosting).match(/connect-src [^;]*/g)
  expect(policies).toEqual([
    expect.stringMatching(/ http:\/\/127\.0\.0\.1:19099 http:\/\/127\.0\.0\.1:18080$/),
  ])
})

test('the Emulator UI runs only on request', () => {
  expect(local.emulators.ui.enabled).toBe(false)
  expect(localFirebaseJson(real, ports, { ui: true }).emulators.ui.enabled).toBe(true)
})
