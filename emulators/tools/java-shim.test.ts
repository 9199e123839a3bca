import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeJavaShim } from './java-shim.ts'

const folder = mkdtempSync(join(tmpdir(), 'java shim-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content = '', mode = 0o644) => {
  writeFileSync(join(folder, name), content, { mode })
  return join(folder, name)
}

const java = file('real-java', '#!/bin/sh\nfor argument do echo "$argument"; done\n', 0o755)
const storageStandIn = file('stand-in.cjs', "console.log('stand-in', ...process.argv.slice(2))")
const firestoreJar = file('cloud-firestore-emulator.jar')

const run = (...args: string[]) => {
  writeJavaShim(join(folder, 'java'), { java, firestoreJar, storageStandIn })
  return execFileSync(join(folder, 'java'), args, { encoding: 'utf8' }).trim().split('\n')
}

test('requests about Storage rules go to the stand-in', () => {
  expect(run('-Duser.language=en', '-jar', storageStandIn, 'serve')).toEqual(['stand-in serve'])
})

test('the jar of the Google Cloud CLI runs by its main class, with the arguments before and after it', () => {
  expect(run('-Da=b c', '-jar', firestoreJar, '--host', '127.0.0.1')).toEqual([
    '-Da=b c',
    '-cp',
    firestoreJar,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    '--host',
    '127.0.0.1',
  ])
})

test('every other jar and request goes unchanged to the real Java', () => {
  expect(run('-Xmx1g', '-jar', '/cache/cloud-storage-rules.jar', 'serve')).toEqual([
    '-Xmx1g',
    '-jar',
    '/cache/cloud-storage-rules.jar',
    'serve',
  ])
  expect(run('-version')).toEqual(['-version'])
})
