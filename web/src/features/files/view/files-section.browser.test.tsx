import { changeFile } from 'domain/api/files.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { FilesSection } from './files-section.tsx'

const file = (change: Partial<OfficeFile>): OfficeFile => ({
  id: 'form',
  title: 'Membership form',
  date: '2026-03-01',
  readers: 'everybody',
  languages: 'English and Urdu',
  name: 'membership-form.pdf',
  kind: 'pdf',
  size: 240_000,
  version: 'a'.repeat(16),
  sha256: '',
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...change,
})
const MINUTES = file({ id: 'minutes', title: 'Minutes', readers: 'members', date: '2026-02-20' })

/** The document of which the page hears. */
const live = vi.hoisted(() => {
  let heard: { files: unknown[] } = { files: [] }
  let announce = () => {}
  return {
    get: () => heard,
    subscribe: (listener: () => void) => {
      announce = listener
      return () => (announce = () => {})
    },
    hear: (files: unknown[]) => {
      heard = { files }
      announce()
    },
  }
})

const site = vi.hoisted(() => ({ paused: null as object | null }))
vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/live-queries.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  return {
    useOfficeFiles: () => ({
      status: 'ready',
      data: useSyncExternalStore(live.subscribe, live.get),
      retry: () => {},
    }),
    usePublished: () => ({ status: 'ready', data: { paused: site.paused }, retry: () => {} }),
  }
})

const asked = vi.mocked(callSignedIn)
const session = { key: 'admin', actor: { uid: 'admin' } } as unknown as OpenSession
const open = () =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <FilesSection session={session} />
    </div>,
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => page.getByRole('list', { name: 'Files' }).getByRole('listitem').elements()

beforeEach(() => {
  site.paused = null
  localStorage.clear()
  asked.mockReset()
  live.hear([MINUTES, file({})])
})

test.each(WIDTHS)('the list names size, date and readers, and is accessible at %i pixels', async (width) => {
  await setWidth(width)
  await open()
  const text = (name: string) =>
    rows().find(({ textContent }) => textContent.includes(name))?.textContent ?? ''
  await expect.element(page.getByText('Minutes')).toBeVisible()
  expect(text('Membership form')).toContain(
    'membership-form.pdf, 240 kB, English and UrduEverybodyMarch 1, 2026',
  )
  expect(text('Minutes')).toContain('Members')
  expect(rows()[0]?.textContent).toContain('Membership form')
  expect(await findViolations()).toEqual([])
})

test('only five files are shown until the others are asked for', async () => {
  live.hear(Array.from({ length: 7 }, (_none, n) => file({ id: `f${n}` })))
  await open()
  expect(rows()).toHaveLength(5)
  await button('Show the other 2').click()
  expect(rows()).toHaveLength(7)
})

test('the link of a file is copied, and that of a file for members leads to the sign-in', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await open()
  await button('Copy link: Membership form').click()
  await button('Copy link: Minutes').click()
  await expect.element(button('Copied: Minutes')).toBeVisible()
  expect(copied).toEqual([
    `${location.origin}/files/form/membership-form.pdf`,
    `${location.origin}/dashboard?tab=downloads`,
  ])
})

test('a change that two people made is compared, and one version of each field is saved', async () => {
  asked.mockImplementation(async (_endpoint, sent) => {
    const { version } = sent as { version: string }
    if (version !== '2026-03-02T09:00:00.000Z') throw new HttpError(412, { detail: en.files.changed })
    return file({})
  })
  await open()
  await button('Edit or replace: Membership form').click()
  await page.getByLabelText('Title').fill('Form for members')
  live.hear([
    file({ title: 'Form of membership', languages: 'Urdu', updatedAt: '2026-03-02T09:00:00.000Z' }),
    MINUTES,
  ])
  await button('Save').click()
  await expect.element(page.getByRole('dialog', { name: 'Two versions of this file' })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('Save these versions').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(asked).toHaveBeenLastCalledWith(changeFile, {
    title: 'Form for members',
    id: 'form',
    version: '2026-03-02T09:00:00.000Z',
  })
})

test('what was typed for a new file is still there when the dialog is opened again', async () => {
  await open()
  await button('Add file').click()
  await page.getByLabelText('Title').fill('Circular 8')
  await button('Close').click()
  await expect.element(page.getByText('A file is not added yet.')).toBeVisible()
  await button('Continue editing').click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Circular 8')
  await button('Discard').click()
  await expect.element(page.getByText('A file is not added yet.')).not.toBeInTheDocument()
})

test('deleting names what links to the file', async () => {
  asked.mockResolvedValueOnce([
    { kind: 'blog', id: 'b', title: 'New fees' },
    { kind: 'site', id: 'joining', title: '' },
  ])
  await open()
  await button('Delete Membership form').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Post: New fees')).toBeVisible()
  await expect.element(question.getByText('Website text: joining')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test.each([
  ['Membership form', null, 'File deleted. It leaves the website in a few seconds.'],
  [
    'Membership form',
    { at: '2026-11-25T10:00:00.000Z', reason: 'A wrong price.' },
    'File deleted. Visitors still see it until publishing is resumed.',
  ],
  ['Minutes', null, 'File deleted.'],
])('the deletion of %s says what visitors see then', async (title, paused, words) => {
  site.paused = paused
  asked.mockResolvedValue([] as never)
  await open()
  await button(`Delete ${title}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test('a full list takes no more files and says so', async () => {
  live.hear(Array.from({ length: 200 }, (_none, n) => file({ id: `f${n}` })))
  await open()
  await expect.element(button('Add file')).toBeDisabled()
  await expect.element(page.getByText('There is no room for more files. Delete one first.')).toBeVisible()
})
