import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { dashboardTrims, trimLibraries, trims, type Trim } from './trim-libraries.ts'

const PAGE = `
  import { createElement } from 'react'
  import { renderToStaticMarkup } from 'react-dom/server'
  import { Link, StaticRouter } from 'react-router-dom'
  import styled from 'styled-components'
  const link = createElement(Link, { to: '/blog?a=b#c', prefetch: 'render', className: 'quiet' }, 'More')
  export const markup = renderToStaticMarkup(createElement(StaticRouter, { location: '/home' }, link))
  export { BrowserRouter } from 'react-router-dom'
  export const Box = styled.div\`user-select: none;\``

const LISTENER = `export { getFirestore, onSnapshot, query, where } from 'firebase/firestore'`

/** The one file of a small page, built as our own are. */
async function bundle(list: readonly Trim[], source = PAGE): Promise<string> {
  const page: Rolldown.Plugin = {
    name: 'page',
    resolveId: (id) => (id === 'page' ? 'page.js' : undefined),
    load: (id) => (id === 'page.js' ? source : undefined),
  }
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    plugins: [page, trimLibraries(list)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('Vite built more or less than one page')
  return built.output[0].code
}

const run = (code: string): Promise<{ markup: string }> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

describe('trimming libraries', () => {
  test('leaves out what no page can reach, and a link is the same without it', async () => {
    const [whole, trimmed] = await Promise.all([bundle([]), bundle(trims)])
    for (const unused of [
      'NavLinkWithRef',
      'function PrefetchPageLinks(',
      '.displayName = "Route"',
      '-webkit-',
    ]) {
      expect(whole).toContain(unused)
      expect(trimmed).not.toContain(unused)
    }
    const { markup } = await run(trimmed)
    expect(markup).toMatch(/^<a class="quiet" href="\/blog\?a=b#c".*>More<\/a>$/)
    expect(markup).toBe((await run(whole)).markup)
  })

  test('leaves out of the dashboard what evaluates pipelines', async () => {
    const [whole, trimmed] = await Promise.all([bundle([], LISTENER), bundle(dashboardTrims, LISTENER)])
    const evaluator = '__PRIVATE_CoreByteLength = class'
    expect([whole.includes(evaluator), trimmed.includes(evaluator)]).toEqual([true, false])
    // what answers a listener stays
    expect(trimmed.includes('addTarget')).toBe(true)
  })

  test('fails the build when a library has no longer what is to go', async () => {
    const gone: Trim = { modules: /react-router/, place: /no such code in any release/, replacement: '' }
    await expect(bundle([...trims, gone])).rejects.toThrow('no such code in any release')
  })
})
