import 'virtual:borders.css'
import { samples } from 'domain/content/samples.ts'
import { MemoryRouter } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { App } from '#app/app.tsx'
import { i18n } from '#lib/format/i18n.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import '#styles/global.css'

/**
 * Renders the whole app as at the start of a visit. @param data of the file at that address, besides the
 * content
 */
export const showApp = (path: string, data: Partial<PageData>) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App i18n={i18n} files={new SiteFiles(path, { ...data, content: samples })} />
    </MemoryRouter>,
  )
