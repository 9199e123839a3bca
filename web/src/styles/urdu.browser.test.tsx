import { setupI18n } from '@lingui/core'
import { en } from 'domain/texts/en.ts'
import { isolate } from 'domain/texts/isolate.ts'
import { Formik } from 'formik'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { Button } from '#components/controls/button.tsx'
import { TabList, tabStyle } from '#components/controls/tabs.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { SearchInput } from '#components/fields/search-input.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { setTexts } from '#lib/format/texts.ts'
import { showIn } from '#testing/show.tsx'
import { clamped, oneLine } from './clamped.ts'
import './urdu.css'

/** The words of our texts that reach highest above and lowest below their line. */
const TALL = 'کبھی بیرونِ'
const LONG = `${TALL} گنجائش ایوانِ بٹگرام اکٹھی نام، `.repeat(6)

const Room = styled.div`
  padding: 60px;
  -webkit-text-fill-color: #00f;
`
const Line = styled.p`
  ${oneLine}
  inline-size: 300px;
`
const Lines = styled.p`
  ${clamped(2)}
  inline-size: 300px;
`
const Tab = styled.button`
  ${tabStyle}
`

const InForm = ({ children }: { children: ReactNode }) => (
  <Formik initialValues={{ field: TALL }} onSubmit={() => {}}>
    {children}
  </Formik>
)

const room = page.getByTestId('room')

/** Returns the first and the last row of pixels with ink in a picture of an element, in pixels from its top. */
async function inkRows(element: Locator | Element = room) {
  const base64 = await page.screenshot({ element, save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const rows = new Set<number>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (blue - red > 60 && blue - green > 60) rows.add(Math.floor(at / 4 / picture.width))
  }
  return { first: Math.min(...rows), last: Math.max(...rows) }
}

/** Says the same for every text. */
const i18n = setupI18n({ locale: 'ur', messages: { ur: {} }, missing: () => TALL })

const heightOf = ({ first, last }: { first: number; last: number }) => last - first

async function showInRoom(element: ReactNode) {
  const shown = await showIn(i18n, <Room data-testid="room">{element}</Room>)
  await document.fonts.load('500 16px "Noto Nastaliq Urdu"', TALL)
  await document.fonts.ready
  // until then the faces of the system stand there
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  return shown
}

/** Measures the words in the font of an element, where nothing cuts them. */
async function freeHeight(font: string) {
  await showInRoom(<p style={{ font }}>{TALL}</p>)
  const height = heightOf(await inkRows())
  expect(height).toBeGreaterThan(20)
  return height
}

beforeEach(() => {
  setTexts('ur', en)
  document.documentElement.lang = 'ur'
  document.dir = 'rtl'
})

test.each<[string, () => ReactNode]>([
  ['text box', () => <TextField name="field" label="Field" />],
  ['list box', () => <SelectField name="field" label="Field" options={[{ value: TALL, label: TALL }]} />],
  ['text area', () => <TextAreaField name="field" label="Field" />],
  ['search box', () => <SearchInput aria-label="Field" defaultValue={TALL} />],
  ['button', () => <Button aria-label="Field">{TALL}</Button>],
  [
    'row of tabs',
    () => (
      <TabList>
        <Tab aria-label="Field">{TALL}</Tab>
      </TabList>
    ),
  ],
  ['line with an ellipsis', () => <Line aria-label="Field">{TALL}</Line>],
  ['clamped text', () => <Lines aria-label="Field">{TALL}</Lines>],
])('a %s cuts no letter', async (_name, element) => {
  const shown = await showInRoom(<InForm>{element()}</InForm>)
  const field = page.getByLabelText('Field', { exact: true })
  await expect.element(field).toBeVisible()
  const label = document.querySelector('label')
  if (label) label.style.visibility = 'hidden'
  const cut = await inkRows()
  const { font } = getComputedStyle(field.element())
  await shown.unmount()
  expect(Math.abs((await freeHeight(font)) - heightOf(cut))).toBeLessThanOrEqual(1)
})

test('a bold name in Urdu on a page in English has the strokes of the font', async () => {
  document.documentElement.lang = 'en'
  const strokes = async (weight: number) => {
    const shown = await showInRoom(<p style={{ font: `${weight} 40px var(--text)` }}>کبھی</p>)
    const picture = await page.screenshot({ element: room, save: false })
    await shown.unmount()
    return picture
  }
  expect(await strokes(700)).toBe(await strokes(500))
})

test('a list box is as high as its letters with text of twice the size', async () => {
  const field = <SelectField name="field" label="Field" options={[{ value: TALL, label: TALL }]} />
  await showInRoom(<InForm>{field}</InForm>)
  const usual = page.getByLabelText('Field').element().clientHeight
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
  await expect.poll(() => page.getByLabelText('Field').element().clientHeight).toBeGreaterThan(1.9 * usual)
})

test.each<[string, () => ReactNode]>([
  ['chip', () => <StatusChip status="pending" />],
  ['small button', () => <Button $small>{TALL}</Button>],
  [
    'cell of a table',
    () => (
      <table>
        <tbody>
          <tr>
            <td>{TALL}</td>
          </tr>
        </tbody>
      </table>
    ),
  ],
])('the text of a %s is whole', async (_name, element) => {
  const shown = await showInRoom(element())
  const whole = await inkRows()
  const { font } = getComputedStyle(room.getByText(TALL).element())
  await shown.unmount()
  expect(Math.abs((await freeHeight(font)) - heightOf(whole))).toBeLessThanOrEqual(1)
})

test('no letter reaches out of a toast', async () => {
  const shown = await showInRoom(null)
  const close = await showToast('error', TALL)
  const toast = page.getByRole('alert')
  await expect.element(toast).toBeVisible()
  const text = toast.getByText(TALL).element() as HTMLElement
  text.style.setProperty('-webkit-text-fill-color', '#00f')
  const inside = await inkRows(toast)
  const { font } = getComputedStyle(text)
  close?.()
  await shown.unmount()
  expect(Math.abs((await freeHeight(font)) - heightOf(inside))).toBeLessThanOrEqual(1)
})

test('a clamped heading has all of its lines', async () => {
  await showInRoom(
    <Lines as="h3">
      <bdi>{LONG}</bdi>
    </Lines>,
  )
  const heading = room.getByRole('heading').element()
  const { left, right } = heading.getBoundingClientRect()
  // the others are in columns at its side
  const lines = [...(heading.querySelector('bdi')?.getClientRects() ?? [])]
  expect(lines.filter((line) => line.right > left && line.left < right)).toHaveLength(2)
})

test('a clamped text shows nothing of the first line that it leaves out', async () => {
  const shown = await showInRoom(<Lines>{LONG}</Lines>)
  const clampedRows = await inkRows()
  const { clientHeight } = page.getByTestId('room').element().querySelector('p') ?? {}
  await shown.unmount()
  await showInRoom(<Lines style={{ columns: 'auto', maxBlockSize: 'none' }}>{LONG}</Lines>)
  const all = await inkRows()
  expect(clientHeight).toBeLessThan(80)
  expect(clampedRows.first).toBe(all.first)
  // what reaches below the last line is 0.3 em at most
  expect(clampedRows.last).toBeLessThan(60 + (clientHeight ?? 0) + 6)
})

test.each([
  ['Robina Gul', 'in Latin letters'],
  ['پلوشہ خان', 'in Urdu'],
  ['0300 1234567', 'of digits'],
])('the value %s, %s, is as wide with marks of direction as without', async (value) => {
  await showInRoom(
    <p>
      نام: <bdi data-testid="marked">{isolate(value)}</bdi>، اور <bdi data-testid="plain">{value}</bdi>
    </p>,
  )
  const widthOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect().width
  expect(widthOf('plain')).toBeGreaterThan(20)
  expect(widthOf('marked')).toBeCloseTo(widthOf('plain'), 1)
})
