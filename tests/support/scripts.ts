import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

/** How long a page must have asked for nothing to be taken for loaded, in milliseconds. */
const QUIET_MS = 500

/** By which the database says what changes, for as long as the page listens. */
const LISTENING = /\/Listen\/channel/

/**
 * Listens to every script that the page loads from now on.
 * @returns waits until the page asks for nothing any more, and says what it has loaded, each file once
 */
export function watchScripts(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>()
  let underWay = 0
  let lastChange = Date.now()
  const count = (change: number) => (request: { url: () => string }) => {
    if (LISTENING.test(request.url())) return
    underWay += change
    lastChange = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  return async (): Promise<Buffer[]> => {
    await expect.poll(() => underWay === 0 && Date.now() - lastChange > QUIET_MS).toBe(true)
    return Promise.all(bodies.values())
  }
}

/** Of scripts, compressed as a CDN does. @returns bytes */
export const weigh = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
