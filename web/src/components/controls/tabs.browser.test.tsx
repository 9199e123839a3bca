import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'all', label: 'All', count: 3 },
  { id: 'some', label: 'Some' },
  { id: 'none', label: 'None' },
] as const

function Chooser() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('all')
  return (
    <>
      <Tabs name="test" label="Things" tabs={TABS} selected={selected} onSelect={setSelected}>
        Shows {selected}
      </Tabs>
      <button type="button">After them</button>
    </>
  )
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const panel = page.getByRole('tabpanel')

beforeEach(async () => {
  await show(<Chooser />)
})
afterEach(() => {
  document.dir = 'ltr'
})

test('a pressed tab is selected and names the panel', async () => {
  await tab('Some').click()
  await expect.element(tab('Some')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'false')
  await expect.element(page.getByRole('tabpanel', { name: 'Some' })).toHaveTextContent('Shows some')
})

test('arrow keys wrap around the tabs, Home and End go to the ends, and the focus follows', async () => {
  await tab('All').click()
  for (const [key, name] of [
    ['ArrowRight', 'Some'],
    ['ArrowRight', 'None'],
    ['ArrowRight', 'All'],
    ['ArrowLeft', 'None'],
    ['Home', 'All'],
    ['End', 'None'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(panel).toHaveTextContent(`Shows ${name.toLowerCase()}`)
  }
})

test('arrow keys are mirrored on a right-to-left page', async () => {
  document.dir = 'rtl'
  await tab('All').click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Some')).toHaveFocus()
})

test.each(['ltr', 'rtl'])('%s, tabs without enough room scroll to the selected one', async (dir) => {
  document.dir = dir
  const many = Array.from({ length: 12 }, (_none, n) => ({ id: `${n}`, label: `Things of kind ${n}` }))
  const selected = page.getByRole('tab', { name: 'Things of kind 9' })
  await page.viewport(390, 850)
  await show(
    <div style={{ marginBlockStart: '200vh' }}>
      <Tabs name="many" label="Kinds" tabs={many} selected="9" onSelect={() => {}}>
        Shown
      </Tabs>
    </div>,
  )
  const { left, right } = selected.element().getBoundingClientRect()
  expect([left >= 0, right <= 390, scrollY]).toEqual([true, true, 0])
})

test('on phones the tab that comes first is first for keys and screen readers too', async () => {
  const Queue = () => {
    const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('none')
    return (
      <Tabs
        name="queue"
        label="Queue"
        tabs={TABS}
        firstOnPhones="none"
        {...{ selected }}
        onSelect={setSelected}
      >
        Shown
      </Tabs>
    )
  }
  const list = page.getByRole('tablist', { name: 'Queue' })
  const names = () =>
    list
      .getByRole('tab')
      .elements()
      .map((element) => element.textContent)
  await setWidth(390)
  await show(<Queue />)
  await expect.poll(names).toEqual(['None', 'All3', 'Some'])
  await list.getByRole('tab', { name: 'None' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(list.getByRole('tab', { name: /^All/ })).toHaveFocus()
  await setWidth(1280)
  await expect.poll(names).toEqual(['All3', 'Some', 'None'])
})

test('the tabs are one stop of the Tab key', async () => {
  await tab('Some').click()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After them' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tab('Some')).toHaveFocus()
})
