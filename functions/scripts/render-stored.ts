import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaymentCompany } from 'domain/site.ts'
import { loadRenderer } from '../src/site/renderer.ts'
import { readSiteData } from '../src/site/read-site-data.ts'
import { within } from '../src/time-limit.ts'

/** Seconds for everything that is stored about the site: some thousand documents, also on a slow line. */
const PATIENCE = 300

/** Where the build of the pages stands, and the address of the site without a slash at the end. */
interface BuiltSite {
  /** The folder with what renders them. */
  renderer: string
  /** The folder that is deployed. */
  dist: string
  origin: string
  /** Names the card company; absent if the site takes no cards. */
  payment?: PaymentCompany | undefined
}

/**
 * Renders what is stored over the pages that the build wrote.
 * @returns how many pages
 * @throws TooLate if the database does not answer
 */
export async function renderStored({ renderer, dist, origin, payment }: BuiltSite): Promise<number> {
  const loaded = await loadRenderer(pathToFileURL(`${renderer}/`))
  if (!loaded) throw new Error('The pages are not built.')
  const stored = await within(PATIENCE, readSiteData(new Date()))
  const files = loaded.planSite(loaded.frame, { ...stored, language: 'en', origin, payment })
  for (const { path, render } of files) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), await render())
  }
  return files.length
}
