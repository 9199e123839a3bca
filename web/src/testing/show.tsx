import 'virtual:borders.css'
import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageDataLoader } from '#app/page-data-loader.tsx'
import { Toasts } from '#components/overlay/toasts.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { QueryProvider } from '#lib/query/query-provider.tsx'
import { SiteFilesProvider } from '#lib/page-data/site-files-context.tsx'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import { setTexts } from '#lib/format/texts.ts'
import '#styles/global.css'

/** The two widths that the pages are made for. */
export const WIDTHS = [1280, 390] as const

/** Makes the window so many pixels wide. */
export const setWidth = (width: number) => page.viewport(width, 850)

type Shown = Partial<PageData>

const filesWith = (data: Shown | undefined, at: string) =>
  new SiteFiles(data ? at.replace(/\?.*/, '') : '/elsewhere', { content: samples, ...data })

/**
 * Renders a part of the app with what stands around it: texts, router, the page's data, what was asked of REST, a place for
 * toasts.
 * @param data what the page's file holds beside the content; undefined while that is on its way
 * @param at the address that it believes to stand at
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

/** The same in English. */
export function show(element: ReactNode, data?: Shown, at?: string) {
  setTexts('en', en)
  return showIn(setupI18n({ locale: 'en', messages: { en: {} } }), element, data, at)
}
