import { expect, test, vi } from 'vitest'
import { runBuild } from './run-build.ts'

test.each([
  [0, ''],
  [3, 'a table of texts'],
])('a build that ends with %i shows of its output: %s', async (code, shown) => {
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const script = `process.stdout.write('a table of texts'); process.exitCode = ${code}`
  expect(await runBuild('Building', '.', process.execPath, ['--eval', script])).toBe(code)
  const written = (spy: typeof stdout) => spy.mock.calls.map(([text]) => String(text)).join('')
  expect(written(stdout)).toMatch(/^… Building\n[✓✗] Building \(\d+ s\)\n$/)
  expect(written(stderr)).toBe(shown)
})
