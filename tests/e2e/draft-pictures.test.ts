import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { api } from '../support/addresses.ts'
import { call } from '../support/client.ts'
import { teamToken } from '../support/admin.ts'
import { origin } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseFile, jpeg, openNewPost } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

test('the picture of a draft is visible only in the dashboard until the draft is published', async ({
  teamPage: page,
}) => {
  const title = `Not yet ${randomUUID()}`
  const dialog = await openNewPost(page)
  await dialog.getByLabel(en.label.title, { exact: true }).fill(title)
  await dialog.getByLabel(en.label.description, { exact: true }).fill('Soon.')
  await chooseFile(dialog, en.label.image, jpeg('post.jpg', await plainImage().jpeg().toBuffer()))
  await dialog.getByRole('radio', { name: 'Draft' }).check()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()

  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Draft')).toBeVisible()
  const image = row.locator('img')
  await expect(image).toHaveAttribute('src', /^blob:/)
  await expect(image).toHaveJSProperty('naturalWidth', 320)

  const token = await teamToken()
  const { body } = await call<Blog[]>('GET', `${api.blogs}?search=${encodeURIComponent(title)}`, { token })
  const [draft] = body
  const isPublic = async () => (await fetch(origin + draft?.image)).status
  expect(await isPublic()).toBe(404)
  await call('PATCH', api.blog(draft?.id ?? ''), { token, json: { is_published: true } })
  await expect(row.getByText('Published')).toBeVisible()
  await expect(image).toHaveAttribute('src', draft?.image ?? '')
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  expect(await isPublic()).toBe(200)
})
