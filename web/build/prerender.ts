import { rm, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as Entry from '../src/app/prerender.tsx'

const ENTRY = 'src/app/prerender.tsx'

/** Puts the style sheet into the page, which saves a round trip, and preloads the faces it names. */
async function inlineStyles(template: string, dist: string) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)
  if (!link?.[1]) throw new Error('The built index.html names no style sheet')
  const css = await readFile(path.join(dist, link[1]), 'utf8')
  const faces = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  return template.replace(link[0], () => `${faces.join('')}<style>${css.trim()}</style>`)
}

type Parts = Pick<Entry.PrerenderedPage, 'lang' | 'dir' | 'head' | 'body'>

const fill = (template: string, { lang, dir, head, body }: Parts) =>
  template
    .replace(/<html[^>]*>/, `<html lang="${lang}" dir="${dir}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)

async function writePages(dist: string, entryFile: string) {
  const { addresses, prerenderPage, prerenderShell } = (await import(
    pathToFileURL(entryFile).href
  )) as typeof Entry
  const template = await inlineStyles(await readFile(path.join(dist, 'index.html'), 'utf8'), dist)
  await Promise.all(
    addresses.map(async (address) => {
      await writeFile(path.join(dist, `${address}.html`), fill(template, await prerenderPage(address)))
    }),
  )
  const rendered = await prerenderShell()
  const head = `<meta name="robots" content="noindex">${rendered.head}`
  const shell = fill(template, { ...rendered, head })
  await writeFile(
    path.join(dist, 'dashboard.html'),
    shell.replace('<div id="root">', '<div id="root" data-shell>'),
  )
  // left there, it would answer for / and the redirect to /home never happen
  await rm(path.join(dist, 'index.html'))
}

/** Builds the browser's files, then the same app for Node, and with it writes one HTML file for each public page. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  config: () => ({
    builder: {},
    // one sheet, which the pages have inlined: chunks that thought it theirs would fetch it again
    build: { cssCodeSplit: false },
    environments: {
      ssr: {
        // its package gives Node a CommonJS file without a usable default export
        resolve: { noExternal: ['styled-components'] },
        build: { ssr: true, outDir: '.prerender', rolldownOptions: { input: ENTRY } },
      },
    },
  }),
  buildApp: async (builder) => {
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('Vite made no client or ssr environment')
    await builder.build(client)
    await builder.build(ssr)
    const { root } = builder.config
    await writePages(
      path.join(root, client.config.build.outDir),
      path.join(root, '.prerender', 'prerender.js'),
    )
  },
})
