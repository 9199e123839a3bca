import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldLine, wrapperManifest, writeWrapperJar } from './firestore-jar.ts'
import { findJava } from './java.ts'

test('a short line stays whole', () => expect(foldLine('Main-Class: a.B')).toBe('Main-Class: a.B'))

test.for([72, 73, 143, 144, 500])('a line of %i bytes folds without loss', (length) => {
  const line = 'x'.repeat(length)
  const lines = foldLine(line).split('\r\n')
  expect(Math.max(...lines.map((one) => one.length))).toBeLessThanOrEqual(72)
  expect(lines.slice(1).every((one) => one.startsWith(' '))).toBe(true)
  expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line)
})

test('a manifest ends with an empty line, without which Java drops the last entry', () => {
  expect(wrapperManifest('file:/a.jar')).toMatch(
    /^Manifest-Version: 1\.0\r\n.*\r\nClass-Path: file:\/a\.jar\r\n\r\n$/,
  )
})

test('Java reads the wrapper jar', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrapper-'))
  const wrapper = join(folder, 'wrapper.jar')
  writeWrapperJar(wrapper, join(folder, 'a folder with a space', `${'long-'.repeat(20)}.jar`))
  const run = () => execFileSync(findJava().java, ['-jar', wrapper], { encoding: 'utf8', stdio: 'pipe' })
  // The main class is read, and looked for in the jar beside it, which is not there.
  expect(run).toThrow(/could not find or load main class com\.google\.cloud\.datastore\.emulator\.firestore/i)
  rmSync(folder, { recursive: true })
})
