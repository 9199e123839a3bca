import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, showIn } from '#testing/show.tsx'
import { Comma } from './format-list.ts'

const line = (
  <p>
    <bdi>12</bdi>
    <Comma />
    <bdi>30</bdi>
  </p>
)

test('the comma between elements is that of the language', async () => {
  await show(line)
  expect(page.getByText(/12/).element().parentElement?.textContent).toBe('12, 30')
  await showIn(setupI18n({ locale: 'ur', messages: { ur: {} } }), line)
  expect(page.getByText(/12/).elements().at(-1)?.parentElement?.textContent).toBe('12، 30')
})
