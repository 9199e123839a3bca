import { addressOf } from 'domain/api/endpoint.ts'
import { createBlog } from 'domain/api/blogs.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { BlogDialog } from './blog-dialog.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: () => Promise.resolve('a token') }))

const dialog = page.getByRole('dialog', { name: 'Add New Blog' })
const title = dialog.getByLabelText(en.label.title, { exact: true })
const create = dialog.getByRole('button', { name: 'Create', exact: true })
const alerts = page.getByRole('alert')

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

async function fillIn() {
  await title.fill('Honey')
  await dialog.getByLabelText(en.label.description, { exact: true }).fill('Two tonnes.')
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  const picture = new File([bytes], 'a.png', { type: 'image/png' })
  await dialog.getByLabelText(en.label.image, { exact: true }).upload(picture)
}

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

describe.each(WIDTHS)('a new post in a window of %i px', (width) => {
  test('that the server refuses stays in its dialog, with the server’s words', async () => {
    await setWidth(width)
    await show(<BlogDialog onClose={onClose} />)
    await expect.element(dialog.getByText(en.requiredFields)).toBeVisible()
    await expect.element(create).toBeDisabled()
    await fillIn()

    const answers = [
      () => Response.json({ detail: 'The title is taken.' }, { status: 400 }),
      () => new Response('Bad gateway', { status: 502 }),
      unreachable,
    ]
    const fetched = stubFetch(() => (answers.shift() ?? unreachable)())
    for (const said of ['The title is taken.', en.blogs.createFailed, en.server.unreachable]) {
      await create.click()
      await expect.element(dialog.getByText(said)).toBeVisible()
    }
    expect(fetched).toHaveBeenCalledTimes(3)
    await expect.element(title).toHaveValue('Honey')
    expect(onClose).not.toHaveBeenCalled()
    // of three failures only the last is still said, where she can reach it: not behind the dialog
    await expect.element(alerts).toHaveTextContent(en.server.unreachable)
    await dialog.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect.element(alerts).not.toBeInTheDocument()
  })

  test('that the server takes closes its dialog and is announced', async () => {
    await setWidth(width)
    await show(<BlogDialog onClose={onClose} />)
    await fillIn()
    const fetched = stubFetch(() => Response.json({ id: '1' }, { status: 201 }))
    await create.click()
    await expect.element(page.getByText(en.blogs.created)).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[0]).toBe(api.blogs)
  })
})
