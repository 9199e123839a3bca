import type { ContentPart } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { PART_NAMES } from '../parts/parts.ts'
import { type Documents, EditorOf } from '../testing/editor-of.tsx'
import type { Parts } from '../use-edited-parts.ts'

beforeEach(() => localStorage.clear())

let seen: Parts
let shown: unknown

/** Shows the form of a part on its stored content; a button changes that as another user would. */
const Form = ({ part, later }: { part: ContentPart; later?: Documents }) => (
  <EditorOf
    {...{ part, ...(later && { later }) }}
    onRender={({ parts, shown: now }) => ([seen, shown] = [parts, now])}
  />
)

/** Opens the boxes below the first. */
const openBoxes = () => document.querySelectorAll('details').forEach((box) => (box.open = true))

const causes = () => seen.all.causes.content['causes'] as { title: string }[]
const titles = () => causes().map(({ title }) => title)

test.each(PART_NAMES)('the form of %s has every field of its sample', async (part) => {
  const screen = await show(<Form part={part} />)
  const texts = Object.values(samples[part]).filter((value) => typeof value === 'string' && value !== '')
  const controls = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  for (const text of texts) expect(controls.map(({ value }) => value)).toContain(text)
  expect(screen.container.querySelectorAll('[aria-invalid=true]')).toHaveLength(0)
  expect(seen.all[part].changes).toEqual([])
})

test('a changed field shows its previous value, and its error after a pause in typing', async () => {
  await show(<Form part="organisation" />)
  const phone = page.getByLabelText('Phone')
  await phone.fill('+92 992 000 111')
  await expect.element(phone).toHaveAccessibleDescription(/Was “\+92 992 000 000”/)
  await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()
  await phone.fill('')
  await expect.element(page.getByText(en.field.missing)).toBeVisible()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
})

test.each([
  ['Map (optional)', 'https://maps.example/embed', en.field.map],
  ['Facebook (optional)', 'javascript:alert(1)', en.field.link],
  ['IBAN (optional)', 'PK36 SCBL 0000 0011 2345 6703', en.field.iban],
  ['We answer messages within', '1.5', en.field.number(1, 60)],
  ['Opening hours', 'x'.repeat(250_000), en.field.tooLong(300)],
])('%s shows the error of its rule', async (label, value, message) => {
  await show(<Form part="organisation" />)
  openBoxes()
  await page.getByLabelText(label).first().fill(value)
  await expect.element(page.getByText(message)).toBeVisible()
})

test('the keyboard moves an item and stays on it; at the ends nothing happens', async () => {
  await show(<Form part="causes" />)
  const [first, second] = titles()
  const down = page.getByRole('button', { name: `Move down: ${first}` })
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(titles().slice(0, 2)).toEqual([second, first])
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles().at(-1)).toBe(first)
  await expect.element(down).toHaveFocus()
  expect(seen.all.causes.changes).toHaveLength(1)
})

test('an added item has the focus in its first field, shows errors only after use, and can be removed and restored', async () => {
  await show(<Form part="team" />)
  const leaders = () => seen.all.team.content['leaders'] as { name: string }[]
  await page.getByRole('button', { name: 'Edit: Rukhsana Gul' }).click()
  await page.getByRole('button', { name: 'Remove: Rukhsana Gul' }).click()
  const back = page.getByRole('button', { name: 'Undo' })
  await expect.element(back).toHaveFocus()
  expect(leaders()).toHaveLength(2)
  await back.click()
  expect(leaders()).toEqual(samples.team.leaders)
  expect(seen.all.team.changes).toEqual([])

  await page.getByRole('button', { name: 'Edit: Rukhsana Gul' }).click()
  await page.getByRole('button', { name: 'Remove: Rukhsana Gul' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(page.getByText(en.field.missing).elements()).toHaveLength(0)
  await page.getByLabelText('Name').fill('Amna Bibi')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText(en.field.missing)).toBeVisible()
})

test('unsaved text is restored after a reload', async () => {
  const first = await show(<Form part="causes" />)
  await page.getByRole('button', { name: /^Edit: Drinking/ }).click()
  await page.getByLabelText('Progress').fill('')
  await page.getByLabelText('Raised').fill('$7,100.00')
  await first.unmount()
  await show(<Form part="causes" />)
  await page.getByRole('button', { name: /^Edit: Drinking/ }).click()
  await expect.element(page.getByLabelText('Raised')).toHaveValue('$7,100.00')
  await expect.element(page.getByLabelText('Progress')).toHaveValue('')
  await expect.element(page.getByText(en.field.percent)).toBeVisible()
})

test('changes of others elsewhere in the part appear; in the same field both values are shown as a conflict', async () => {
  const later = { organisation: { phone: '+92 992 222 222', city: 'Haripur', revision: 1 } }
  await show(<Form part="organisation" {...{ later }} />)
  await page.getByLabelText('Phone').fill('+92 992 111 111')
  await page.getByRole('button', { name: 'Somebody else' }).click()
  const { conflicts, content } = seen.all.organisation
  expect(conflicts).toEqual([{ path: ['phone'], mine: '+92 992 111 111', theirs: '+92 992 222 222' }])
  expect(content).toMatchObject({ phone: '+92 992 111 111', city: 'Haripur' })
  // further typing does not resolve the conflict
  openBoxes()
  await page.getByLabelText('Full name').fill('Chamber')
  expect(seen.all.organisation.conflicts).toHaveLength(1)
})

test('published parts keep their new text until the database tells of it', async () => {
  await show(<Form part="organisation" />)
  const phone = page.getByLabelText('Phone')
  await phone.fill('+92 992 000 111')
  await expect.poll(() => seen.all.organisation.changes).toHaveLength(1)
  for (const part of ['organisation', 'causes'] as const) {
    const { content } = seen.all[part]
    seen.took(part, content, { revision: 7, content })
    await expect.poll(() => seen.all[part].stored.revision).toBe(7)
  }
  await expect.element(phone).toHaveValue('+92 992 000 111')
  expect(seen.all.organisation.changes).toEqual([])
})

test('a linked field opens the lists around it and gets the focus', async () => {
  await show(<EditorOf part="giving" wanted="stories[1].ledger[0].what" onRender={() => {}} />)
  const [story] = samples.giving.stories.slice(1)
  const field = page.getByRole('textbox', { name: 'What' }).last()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(story?.ledger[0]?.what ?? '')
  // the list stays open, and can be closed like any other
  await page.getByRole('button', { name: 'Done' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible()
})

test('a reason names the fields to correct, and a final one names none', async () => {
  await show(<Form part="reasons" />)
  const reasons = () =>
    seen.all.reasons.content['reasons'] as { id: string; fields: string[]; is_final: boolean }[]
  await page.getByRole('button', { name: 'Edit: CNIC differs from card' }).click()
  await page.getByRole('checkbox', { name: 'CNIC, back' }).click()
  await page.getByRole('checkbox', { name: 'First name' }).click()
  expect(reasons()[3]?.fields).toEqual(['first_name', 'cnic', 'cnic_back'])
  await expect.element(page.getByText('Was “CNIC”')).toBeVisible()
  expect(seen.all.reasons.changes).toHaveLength(1)

  await page.getByLabelText('What the applicant can do').selectOptions('Nothing: the decision is final')
  expect(reasons()[3]?.is_final).toBe(true)
  await expect.element(page.getByText(en.field.finalWithFields)).toBeVisible()
  for (const name of ['CNIC, back', 'First name', 'CNIC'])
    await page.getByRole('checkbox', { name, exact: true }).click()
  await expect.element(page.getByText(en.field.finalWithFields)).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Add a reason' }).click()
  expect(reasons().at(-1)).toMatchObject({ is_final: false, fields: [] })
  expect(reasons().at(-1)?.id).toMatch(/^[a-z\d-]{36}$/)
})

test('a long text has tools and shortcuts that write marks, and both previews show them', async () => {
  await show(<Form part="aims" />)
  const mission = page.getByLabelText('Mission', { exact: true })
  const area = mission.element() as HTMLTextAreaElement
  await mission.fill('We help women')
  area.setSelectionRange(3, 7)
  const tools = page.getByRole('toolbar', { name: 'Format' }).first()
  await tools.getByRole('button', { name: 'Bold' }).click()
  area.setSelectionRange(12, 17)
  await userEvent.keyboard('{Control>}i{/Control}')
  await expect.element(mission).toHaveValue('We **help** _women_')
  expect(tools.getByRole('button', { name: /Heading|Picture/ }).elements()).toEqual([])
  await expect
    .poll(() => shown)
    .toMatchObject({
      mission: 'We help women',
      html: { mission: '<p>We <strong>help</strong> <em>women</em></p>' },
    })
  await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()

  await page.getByRole('tablist', { name: 'View' }).first().getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('tabpanel', { name: 'Preview' })
  await expect.element(preview.getByText('help', { exact: true })).toBeVisible()
  expect(preview.element().querySelector('strong')?.textContent).toBe('help')
})

test('the limit of a long text is shown at its field, and a closed item shows its text without marks', async () => {
  await show(<Form part="aims" />)
  await page.getByLabelText('Mission', { exact: true }).fill('x'.repeat(601))
  await expect.element(page.getByText(en.field.tooLong(600))).toBeVisible()
  await show(<Form part="services" />)
  openBoxes()
  await page.getByRole('button', { name: 'Edit: Letters' }).click()
  await page.getByLabelText('Text', { exact: true }).fill('**Letters** for a visa')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('Letters for a visa')).toBeVisible()
})
