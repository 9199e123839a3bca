import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findJava, parseJavaVersion } from './java.ts'

const folder = mkdtempSync(join(tmpdir(), 'java-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @returns the home of a fake Java that reports this version */
function fakeJdk(version: number): string {
  const home = join(folder, `jdk-${version}`)
  mkdirSync(join(home, 'bin'), { recursive: true })
  const java = join(home, 'bin', 'java')
  writeFileSync(java, `#!/bin/sh\necho 'openjdk version "${version}.0.1" 2026-01-20' >&2\n`)
  chmodSync(java, 0o755)
  return home
}

test.for<[string, number | undefined]>([
  ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "22-ea" 2024-03-19', 22],
  ['java version "1.8.0_402"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx2g\nopenjdk version "17.0.15" 2025-04-15', 17],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('reads %s', ([output, version]) => expect(parseJavaVersion(output)).toBe(version))

describe('the first Java of 21 or newer', () => {
  const [old, oldest, newest] = [fakeJdk(17), fakeJdk(21), fakeJdk(25)]

  test('comes from JAVA_HOME', () => {
    const env = { JAVA_HOME: newest, PATH: join(oldest, 'bin') }
    expect(findJava(env, [])).toEqual({ java: join(newest, 'bin', 'java'), version: 25, from: 'JAVA_HOME' })
  })

  test('otherwise comes first on PATH', () => {
    const env = { JAVA_HOME: old, PATH: [join(old, 'bin'), join(oldest, 'bin')].join(delimiter) }
    expect(findJava(env, [newest])).toMatchObject({ version: 21, from: 'PATH' })
  })

  test('otherwise is an installed one', () => {
    expect(findJava({ PATH: join(old, 'bin') }, [old, newest])).toMatchObject({ version: 25, from: newest })
  })

  test('otherwise a message has a command for each system', () => {
    expect(() => findJava({ PATH: join(old, 'bin') }, [])).toThrow(
      /apt-get install.*\n.*brew install.*\n.*winget/,
    )
  })
})
