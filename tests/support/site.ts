import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { SiteData, SiteFrame, SiteRenderer } from 'domain/site.ts'
import { readSite } from '../../emulators/services/read-site.ts'
import { origin, requireEnv } from './environment.ts'

const RENDERING = join(import.meta.dirname, '..', '..', 'web', '.prerender')

/** Reads the stored data of the site. */
export const siteNow = (): Promise<SiteData> =>
  readSite({
    CHAMBER_ORIGIN: origin,
    FIRESTORE_EMULATOR_HOST: requireEnv('FIRESTORE_EMULATOR_HOST'),
    GCLOUD_PROJECT: requireEnv('GCLOUD_PROJECT'),
  })

/** Renders the files of a site by address, as the build and the publisher do. */
export async function renderFiles(
  site: SiteData,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const { planSite } = (await import(pathToFileURL(join(RENDERING, 'prerender.js')).href)) as SiteRenderer
  const frame = JSON.parse(readFileSync(join(RENDERING, 'frame.json'), 'utf8')) as SiteFrame
  const planned = new Map(planSite(frame, site).map((file) => [file.path.replace(/\.html$/, ''), file]))
  const rendered = addresses.map(async (address): Promise<[string, string]> => {
    const file = planned.get(address)
    if (!file) throw new Error(`No file is planned at ${address}`)
    return [address, await file.render()]
  })
  return new Map(await Promise.all(rendered))
}

/** Serves the files of another version of the site at these addresses. */
export async function serveFiles(page: Page, site: SiteData, ...addresses: string[]) {
  for (const [address, body] of await renderFiles(site, addresses))
    await page.route(origin + address, async (route) => {
      const { 'content-length': _length, etag: _etag, ...headers } = (await route.fetch()).headers()
      await route.fulfill({ status: 200, headers, body })
    })
}
