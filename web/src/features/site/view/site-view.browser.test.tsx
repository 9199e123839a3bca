import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { SiteView } from './site-view.tsx'

const parts = vi.hoisted(() => [])
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useSiteParts: () => ({ status: 'ready', data: parts, retry: () => {} }),
  useListVersion: () => ({ status: 'loading', retry: () => {} }),
  usePublished: () => ({ status: 'loading', retry: () => {} }),
  useOneUser: () => ({ status: 'loading', retry: () => {} }),
}))

const SESSION = { status: 'open', user: ANY_USER } as OpenSession

afterEach(() => setWidth(1280))

test.each(WIDTHS)('at %i px the publish bar is where the Tab key reaches it', async (width) => {
  await setWidth(width)
  await show(
    <div style={{ containerType: 'inline-size' }}>
      <SiteView session={SESSION} preview={() => null} />
    </div>,
  )
  const bar = page.getByRole('region', { name: 'Unpublished changes' })
  await expect.element(bar).toBeVisible()
  const field = page.getByRole('textbox').first()
  const isAfterField =
    bar.element().compareDocumentPosition(field.element()) & Node.DOCUMENT_POSITION_PRECEDING
  expect(isAfterField > 0).toBe(width < 768)
  const isBelow = bar.element().getBoundingClientRect().bottom === innerHeight
  expect(isBelow).toBe(width < 768)
})
