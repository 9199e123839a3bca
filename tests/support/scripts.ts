import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

/** A page without requests for this time counts as loaded, in milliseconds. */
const QUIET_MS = 500

/** The open request by which the database sends changes. */
const LISTENING = /\/Listen\/channel/

/**
 * Records every script that the page loads from now on. @returns waits until the page is loaded, and returns
 * each script once
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

/** Computes the compressed size of scripts. @returns bytes */
export const weigh = (bodies: Buffer[]) => bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
