import { readFile } from 'node:fs/promises'
import type { SiteData } from 'domain/site.ts'
import { splitPath } from 'domain/texts/languages.ts'
import type { Connect, ViteDevServer } from 'vite'
import type * as Html from '../../web/src/app/prerender/page/html.ts'
import type * as InLanguage from '../../web/src/app/prerender/page/in-language.ts'
import type * as ListPages from '../../web/src/app/prerender/page/list-pages.ts'
import { fromRoot } from '../config/paths.ts'

const NOT_FOUND = '/404'
const URDU_STYLES = '<link rel="stylesheet" href="/src/styles/urdu.css" />'

/**
 * Serves index.html instead of the files of a build: each with the data that its file would hold, and
 * nothing rendered. What the site is made from is read again for every page.
 */
export function servePages(
  server: ViteDevServer,
  readSite: () => Promise<SiteData>,
): Connect.NextHandleFunction {
  const load = <Module>(file: string) =>
    server.ssrLoadModule(`/src/app/prerender/page/${file}`) as Promise<Module>

  async function answer(url: string) {
    const [stored, { inLanguage }, { listPages }, { fillTemplate }] = await Promise.all([
      readSite(),
      load<typeof InLanguage>('in-language.ts'),
      load<typeof ListPages>('list-pages.ts'),
      load<typeof Html>('html.ts'),
    ])
    const { language, path } = splitPath(new URL(url, 'http://localhost').pathname)
    const pages = listPages(inLanguage(stored, language))
    const at = (wanted: string) => pages.find((page) => page.path === wanted)
    const found = at(path.replace(/(?<=.)\/$/, ''))
    const page = found ?? at(NOT_FOUND)
    if (!page) throw new Error('There is no page for unknown addresses')
    const template = await server.transformIndexHtml(
      url,
      await readFile(fromRoot('web', 'index.html'), 'utf8'),
    )
    const head = language === 'ur' ? URDU_STYLES : ''
    const parts = { language, head, body: '', data: page.data() }
    return { status: found ? 200 : 404, html: fillTemplate(template, parts) }
  }

  return (request, response, next) => {
    answer(request.originalUrl ?? '/').then(({ status, html }) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }, next)
  }
}
