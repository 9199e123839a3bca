import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fromRoot } from '../config/paths.ts'
import { refusals } from './storage-rules-stand-in.ts'

const ruleset = (body: string) => `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{path=**} { ${body} } } }`

describe('a ruleset', () => {
  test('of the project is supported', () => {
    expect(refusals(readFileSync(fromRoot('storage.rules'), 'utf8'))).toEqual([])
  })

  test.for([
    'allow read, write: if false;',
    'allow get: if false; allow list , create:if   false;',
    '// allow read: if true;\n/* allow write; */ allow read: if false;',
  ])('that denies everything is supported: %s', (body) => expect(refusals(ruleset(body))).toEqual([]))

  test.for([
    'allow read;',
    'allow read: if true;',
    'allow read: if request.auth != null;',
    'allow read: if false || true;',
    'allow read: if false; allow write: if request.auth.token.admin;',
    'allow read: if /* never */ !false;',
    'function never() { return false; } allow read: if never();',
  ])('with any other condition is rejected: %s', (body) => expect(refusals(ruleset(body))).toHaveLength(1))

  test('of another service is rejected', () => expect(refusals('service cloud.firestore {}')).toHaveLength(1))
})

describe('the line protocol', () => {
  let child: ChildProcessByStdio<Writable, Readable, null>
  let lines: AsyncIterator<string>

  beforeEach(() => {
    const file = fromRoot('emulators', 'tools', 'storage-rules-stand-in.ts')
    child = spawn(process.execPath, [file, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] })
    lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  })

  afterEach(() => void child.kill('SIGKILL'))

  const next = async () => JSON.parse((await lines.next()).value)
  const ask = (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return next()
  }
  const load = (content: string) => ({
    id: 7,
    action: 'load_ruleset',
    context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
  })

  test('is supported', async () => {
    expect(await next()).toEqual({ id: -1, status: 'ok', warnings: [], errors: [] })
    expect(await ask(load(ruleset('allow read, write: if false;')))).toEqual({
      id: 7,
      status: 'ok',
      warnings: [],
      errors: [],
      result: { rulesVersion: 2 },
    })
    expect(await ask({ id: 8, action: 'verify', context: { path: '/b/x/o/y', method: 'get' } })).toEqual({
      id: 8,
      status: 'ok',
      warnings: [],
      errors: [],
      result: { permit: false },
    })
  })

  test('reports an unknown condition, with ok as its response', async () => {
    await next()
    const answer = await ask(load(ruleset('allow read: if true;')))
    expect(answer).toMatchObject({ id: 7, status: 'ok' })
    expect(answer.errors).toEqual([expect.stringContaining('allow read: if true')])
    expect(answer).not.toHaveProperty('result')
  })

  test('ends on SIGINT', async () => {
    await next()
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
  })
})
