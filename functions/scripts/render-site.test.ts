import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'

test('without an answer of the database no page is deployed, and a sentence says what to do next', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-nobody')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await deadPort()}`)
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  const { renderSite } = await import('./render-site.ts')
  // a deployment would end with 0
  expect(await renderSite(['--eval', 'process.exit(0)'], 1)).toBe(1)
  expect(said.join('\n')).toContain('→ Look at your connection')
})

/** Returns a port on which nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
