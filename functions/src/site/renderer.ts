import { readFile } from 'node:fs/promises'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'

/** Folder with the renderer that the web build left beside the functions' own code. */
const FOLDER = new URL('site/', import.meta.url)

export interface Renderer extends SiteRenderer {
  frame: SiteFrame
}

/** Reads the frame of this deployment's pages; `undefined` if it has none, as in `npm run dev`. */
export async function readFrame(folder = FOLDER): Promise<SiteFrame | undefined> {
  try {
    return JSON.parse(await readFile(new URL('frame.json', folder), 'utf8')) as SiteFrame
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Imports the renderer with its frame. Only publishing does, since it loads React. */
export async function loadRenderer(folder = FOLDER): Promise<Renderer | undefined> {
  const frame = await readFrame(folder)
  if (!frame) return undefined
  const { planSite, planCards } = (await import(new URL('prerender.js', folder).href)) as SiteRenderer
  return { frame, planSite, planCards }
}
