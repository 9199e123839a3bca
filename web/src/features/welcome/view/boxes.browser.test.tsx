import { setupI18n } from '@lingui/core'
import { ur } from 'domain/texts/ur.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setTexts } from '#lib/format/texts.ts'
import { pageDataScript } from '#lib/page-data/page-data-script.ts'
import { siteOf } from '#testing/sample-site.ts'
import { showIn } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { MemberBoxes } from './boxes.tsx'

const { joining } = siteOf([]).content
const FEES = ['Trader', 'Maker'].map((name) => ({ name, who: '', onJoining: 0, everyYear: 1500 }))

test('the yearly fees in an Urdu dashboard have the comma of Urdu', async () => {
  setTexts('ur', ur)
  stubFetch(() => new Response(pageDataScript({ content: { joining: { ...joining, fees: FEES } } })))
  await showIn(setupI18n({ locale: 'ur', messages: { ur: {} } }), <MemberBoxes />)
  await expect.element(page.getByRole('link', { name: /Trader.*،.*Maker/ })).toBeVisible()
})
