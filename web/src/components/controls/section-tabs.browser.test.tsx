import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { SectionTabs } from './section-tabs.tsx'

const SECTIONS = [
  { id: 'when', label: 'When', content: 'At ten.' },
  { id: 'where', label: 'Where', content: 'Here.' },
  { id: 'who', label: 'Who', content: 'You.' },
]
const tab = (name: string) => page.getByRole('tab', { name })
const showTabs = () =>
  show(
    <main>
      <SectionTabs label="About it" sections={SECTIONS} />
    </main>,
  )

test('the first part is selected once the page has hydrated, and a pressed tab replaces it', async () => {
  await showTabs()
  await expect.element(page.getByRole('tabpanel', { name: 'When' })).toHaveTextContent('At ten.')
  await expect.element(page.getByText('Here.')).not.toBeVisible()
  await tab('Where').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Where' })).toBeVisible()
  await expect.element(page.getByText('At ten.')).not.toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('arrow keys, Home and End select tabs and move the focus, and only the selected tab is a tab stop', async () => {
  await showTabs()
  await tab('When').click()
  for (const [key, name] of [
    ['{ArrowLeft}', 'Who'],
    ['{ArrowRight}', 'When'],
    ['{End}', 'Who'],
    ['{Home}', 'When'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab(name)).toHaveFocus()
  }
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})
