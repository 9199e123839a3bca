import { readFile } from 'node:fs/promises'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'

/** What the build of the pages left for whoever renders them, beside the functions' own code. */
const FOLDER = new URL('site/', import.meta.url)

export interface Renderer extends SiteRenderer {
  frame: SiteFrame
}

/** The frame of the pages that this deployment renders, `undefined` where it has none, as in `npm run dev`. */
export async function readFrame(folder = FOLDER): Promise<SiteFrame | undefined> {
  try {
    return JSON.parse(await readFile(new URL('frame.json', folder), 'utf8')) as SiteFrame
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The renderer with its frame; imported only by whoever publishes, since React comes with it. */
export async function loadRenderer(folder = FOLDER): Promise<Renderer | undefined> {
  const frame = await readFrame(folder)
  if (!frame) return undefined
  const { planSite } = (await import(new URL('prerender.js', folder).href)) as SiteRenderer
  return { frame, planSite }
}
