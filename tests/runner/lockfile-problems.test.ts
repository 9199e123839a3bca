import { expect, test } from 'vitest'
import { missingOptionals, notFromRegistry } from './lockfile-problems.ts'

test('an optional dependency is locked next to its package or above it', () => {
  const wants = { optionalDependencies: { 'a-linux': '1.0.0' } }
  const packages = { '': {}, 'web/node_modules/a': wants, 'node_modules/a-linux': {} }
  expect(missingOptionals({ packages })).toEqual([])
  expect(
    missingOptionals({ packages: { 'node_modules/a': wants, 'node_modules/a/node_modules/a-linux': {} } }),
  ).toEqual([])
})

test('an optional dependency that is not locked is reported', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0' } },
    'node_modules/b/node_modules/a-linux': {},
  }
  expect(missingOptionals({ packages })).toEqual([
    'node_modules/a wants a-linux on some system, and the lockfile has none.',
  ])
})

test('the functions depend only on packages of a registry', () => {
  const dependencies = { express: '^5.3.0', yup: '1.7.1', domain: '*', web: '1.0.0', local: 'file:../local' }
  expect(
    notFromRegistry({ dependencies }, ['domain', 'web']).map((problem) => problem.split(' ')[2]),
  ).toEqual(['domain', 'web', 'local'])
})
