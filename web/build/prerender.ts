import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { samples } from 'domain/content/samples.ts'
import { today } from 'domain/dates.ts'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { Plugin } from 'vite'
import { makeFrame } from './make-frame.ts'

const ENTRY = 'src/app/prerender/plan-site.tsx'

/** The folder with the renderer and the frame of this build. */
const FOLDER = '.prerender'
const RENDERER = 'prerender.js'

/** Writes the pages of a site that nobody has opened, with the sample texts. */
async function writePages(dist: string, renderer: string, frame: SiteFrame) {
  const { planSite } = (await import(pathToFileURL(renderer).href)) as SiteRenderer
  const files = planSite(frame, {
    content: samples,
    isClosed: true,
    blogs: [],
    events: [],
    blogsVersion: 0,
    day: today(),
    language: DEFAULT_LANGUAGE,
    origin: '',
  })
  for (const file of files) {
    const target = path.join(dist, file.path)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, await file.render())
  }
  // otherwise it would answer /, instead of the redirect to /home
  await rm(path.join(dist, 'index.html'))
}

/** Builds the browser's files, then the app for Node in one file without dependencies. That writes one HTML file a page. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  config: () => ({
    builder: {},
    // one sheet, which is inlined: with one a chunk, browsers would fetch it again
    build: { cssCodeSplit: false },
    environments: {
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: {
          ssr: true,
          minify: true,
          copyPublicDir: false,
          outDir: FOLDER,
          rolldownOptions: {
            input: ENTRY,
            output: { codeSplitting: false, entryFileNames: RENDERER },
          },
        },
      },
    },
  }),
  buildApp: async (builder) => {
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('Vite made no client or ssr environment')
    await builder.build(client)
    await builder.build(ssr)
    const { root } = builder.config
    const dist = path.join(root, client.config.build.outDir)
    const renderer = path.join(root, FOLDER, RENDERER)
    const frame = await makeFrame(dist, renderer)
    await writeFile(path.join(root, FOLDER, 'frame.json'), JSON.stringify(frame))
    await writePages(dist, renderer, frame)
  },
})
