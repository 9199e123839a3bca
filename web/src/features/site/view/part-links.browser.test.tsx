import type { ContentPart } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { rule } from 'domain/values/rule.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { PART_NAMES } from '../parts/parts.ts'
import type { EditedPart, Parts } from '../use-edited-parts.ts'
import { PartLinks } from './part-links.tsx'

/** Every part as it is stored, except for two changed fields of the first. */
const all = Object.fromEntries(
  PART_NAMES.map((part): [ContentPart, EditedPart] => {
    const content = { ...samples[part] }
    const changed = part === 'organisation' ? ['phone', 'openingHours'] : []
    return [
      part,
      {
        part,
        content,
        stored: { base: content, content, revision: 1, updatedAt: '', updatedBy: '' },
        changes: changed.map((name) => ({ path: [name], was: '' })),
        conflicts: [],
      },
    ]
  }),
) as Parts['all']

const Links = () => (
  <div style={{ containerType: 'inline-size' }}>
    <PartLinks {...{ all }} errors={{ giving: { stitch: [rule('missing')] } }} current="home" />
  </div>
)

test('the parts stand in four groups, and only those that are not published have a state', async () => {
  await setWidth(1280)
  await show(<Links />)
  await expect.element(page.getByRole('link', { name: 'Office and contact 2 changes' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Donations 1 to correct' })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(4)
  await expect.element(page.getByRole('link', { name: 'Services', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('aria-current', 'true')
})

test('on phones one select has the groups and the states, and a sentence names the unpublished parts', async () => {
  await setWidth(390)
  await show(<Links />)
  const select = page.getByLabelText('Part of the website')
  await expect.element(select).toHaveValue('home')
  expect(select.element().querySelectorAll('optgroup')).toHaveLength(4)
  expect(select.element().textContent).toMatch(/^Office and contact, 2 changes/)
  const sentence = `2 of ${PART_NAMES.length} parts are not published: Office and contact, Donations`
  await expect.element(page.getByText(sentence)).toBeVisible()
})
