import { expect, test } from 'vitest'
import { installCommand, isInstalled, type Locked } from './install.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const wanted = { packages: { '': {}, web: {}, 'node_modules/a': a, 'node_modules/web': { link: true } } }
const installed = (packages: Record<string, Locked>) =>
  isInstalled(wanted, { packages: { 'node_modules/web': { link: true }, ...packages } })

test('every locked package is installed', () => expect(installed({ 'node_modules/a': a })).toBe(true))

test('a package is missing', () => expect(installed({})).toBe(false))

test('a package has another version', () => {
  expect(installed({ 'node_modules/a': { ...a, version: '1.0.1' } })).toBe(false)
})

test('a package has other contents', () => {
  expect(installed({ 'node_modules/a': { ...a, integrity: 'sha512-b' } })).toBe(false)
})

test('a package for another system may be missing', () => {
  const lock = { packages: { 'node_modules/a-win32': { ...a, optional: true } } }
  expect(isInstalled(lock, { packages: {} })).toBe(true)
})

test('only allowed packages run install scripts', () => {
  const command = installCommand({ node: true, '@firebase/util': true, re2: false })
  expect(command).toMatch(/^npm ci .*--ignore-scripts .* && npm rebuild node @firebase\/util$/)
})
