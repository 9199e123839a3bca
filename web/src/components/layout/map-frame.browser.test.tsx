import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { siteOf } from '#testing/sample-site.ts'
import { show } from '#testing/show.tsx'
import { MapFrame } from './map-frame.tsx'

const { organisation } = siteOf([]).content
const frame = () => document.querySelector('iframe')
// a page of our own, since tests send no request to another site
const map = 'about:blank'

test('the map loads only when opened, and then has the focus', async () => {
  await show(<MapFrame />, { content: { organisation: { ...organisation, map } } })
  await expect.element(page.getByText(organisation.directions)).toBeVisible()
  await expect.element(page.getByText(/comes from OpenStreetMap/)).toBeVisible()
  expect(frame()).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Open the map' }).click()
  await expect.element(page.getByTitle(`Map showing ${organisation.name}`)).toBeVisible()
  expect(frame()?.getAttribute('src')).toBe(map)
  expect(document.activeElement).toBe(frame())
})

test('an office without a map describes the way in words', async () => {
  await show(<MapFrame />, { content: { organisation: { ...organisation, map: '' } } })
  await expect.element(page.getByText(organisation.directions)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
