import 'virtual:borders.css'
import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { en } from 'domain/texts/en.ts'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#components/overlay/toasts.tsx'
import { QueryProvider } from '#lib/query/query-provider.tsx'
import { setTexts } from '#lib/texts.ts'
import '#styles/global.css'

/** The two widths that the pages are made for. */
export const WIDTHS = [1280, 390] as const

/** Makes the window so many pixels wide. */
export const setWidth = (width: number) => page.viewport(width, 850)

/** Renders a part of the app with what stands around it: texts, router, what was asked of REST, a place for toasts. */
export const showIn = (i18n: I18n, element: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <QueryProvider>{element}</QueryProvider>
        <Toasts />
      </MemoryRouter>
    </I18nProvider>,
  )

/** The same in English. */
export function show(element: ReactNode) {
  setTexts('en', en)
  return showIn(setupI18n({ locale: 'en', messages: { en: {} } }), element)
}
