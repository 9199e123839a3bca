import 'virtual:borders.css'
import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageDataLoader } from '#app/app.tsx'
import { Toasts } from '#components/overlay/toasts.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { QueryProvider } from '#lib/query/query-provider.tsx'
import { SiteFilesProvider, SiteFiles } from '#lib/page-data/site-files.ts'
import { setKeptTexts, setTexts } from '#lib/format/texts.ts'
import '#styles/global.css'

/** The two widths of the design. */
export const WIDTHS = [1280, 390] as const

/** Sets the width of the window. */
export const setWidth = (width: number) => page.viewport(width, 850)

type Shown = Partial<PageData>

const filesWith = (data: Shown | undefined, at: string) =>
  new SiteFiles(data ? at.replace(/\?.*/, '') : '/elsewhere', { content: samples, ...data })

/**
 * Renders a part of the app with its surroundings: texts, router, the data of the page, the cache of REST and
 * toasts. @param data in the file of the page, besides the content; undefined while it loads @param at the
 * address of the page
 */
export const showIn = (i18n: I18n, element: ReactNode, data?: Shown, at = '/') =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[at]}>
        <SiteFilesProvider value={filesWith(data, at)}>
          <PageDataLoader>
            <QueryProvider>{element}</QueryProvider>
            <Toasts />
          </PageDataLoader>
        </SiteFilesProvider>
      </MemoryRouter>
    </I18nProvider>,
  )

/** Renders it in English. */
export function show(element: ReactNode, data?: Shown, at?: string) {
  setTexts('en', en)
  setKeptTexts('en', keptEn)
  return showIn(setupI18n({ locale: 'en', messages: { en: {} } }), element, data, at)
}
