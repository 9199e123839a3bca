import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ChamberEvent } from 'domain/event.ts'
import { en } from 'domain/texts/en.ts'
import { teamToken } from '../support/admin.ts'
import { api } from '../support/addresses.ts'
import { findViolations } from '../support/axe.ts'
import { expectNoWiderThanWindow } from '../support/browser.ts'
import { call } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseFile, openEntry, openNewPost } from '../support/journeys.ts'
import { plainImage } from '../support/pictures.ts'

const BOTH = { tag: '@both-widths' }

const picture = async () => ({
  name: 'honey.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainImage().jpeg().toBuffer(),
})

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const field = (page: Page, name: keyof typeof en.label) => page.getByLabel(en.label[name], { exact: true })
const kept = (page: Page) => page.getByText(/^Draft saved on this device, \d\d:\d\d$/)

async function expectFit(page: Page) {
  expect(await findViolations(page)).toEqual([])
  await expectNoWiderThanWindow(page)
}

test(
  'a post is written, read, published and deleted, and no typed text is lost',
  BOTH,
  async ({ teamPage: page }) => {
    const title = `Honey ${randomUUID()}`
    const dialog = await openNewPost(page)
    await expect(field(page, 'title')).toBeFocused()
    await page.keyboard.type(title)
    await field(page, 'description').fill('Two tonnes.')
    await chooseFile(page, en.label.image, await picture())
    await expect(kept(page)).toBeVisible()

    // Escape asks for confirmation each time
    const question = page.getByRole('alertdialog', { name: 'Save your draft?' })
    await page.keyboard.press('Escape')
    await expect(question).toContainText('the title, the description, and the picture')
    await expectFit(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(field(page, 'title')).toHaveValue(title)
    await page.goBack()
    await question.getByRole('button', { name: 'Save draft' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Continue editing' }).click()
    await expect(field(page, 'title')).toHaveValue(title)
    await page.reload()
    await expect(field(page, 'description')).toHaveValue('Two tonnes.')
    await expect(dialog.getByText('honey.jpg')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Draft' }).check()

    await dialog.getByRole('button', { name: 'Preview' }).click()
    const seen = page.getByRole('dialog', { name: 'Preview' })
    await expect(seen.getByRole('heading', { name: title })).toBeVisible()
    const article = seen.frameLocator('iframe').getByRole('article')
    await expect(article.getByRole('heading', { name: title })).toBeVisible()
    await expect(article.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0)
    await expectFit(page)
    await seen.getByRole('button', { name: 'Back', exact: true }).click()

    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText(en.blogs.created)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const row = rowOf(page, title)
    await expect(row.getByText('Draft', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: `Publish ${title}` }).press('Enter')
    await expect(row.getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByText(en.blogs.updated)).toBeVisible()
    await row.getByRole('button', { name: `Unpublish ${title}` }).press('Enter')
    await expect(row.getByText('Draft', { exact: true })).toBeVisible()
    await expectFit(page)

    await row.getByRole('button', { name: `Delete ${title}` }).press('Enter')
    const confirm = page.getByRole('alertdialog', { name: en.blogs.deleteConfirm })
    await expect(confirm).toContainText(title)
    await confirm.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByText(en.blogs.deleted)).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Blogs' })).toBeFocused()
  },
)

test(
  'an event is created, and the later of two simultaneous editors loses nothing',
  BOTH,
  async ({ teamPage: page }) => {
    const title = `Open day ${randomUUID()}`
    await openEntry(page, 'Events')
    await page.getByRole('button', { name: 'Add New Event' }).first().click()
    const adding = page.getByRole('dialog', { name: 'Add New Event' })
    const create = adding.getByRole('button', { name: 'Create', exact: true })
    await field(page, 'title').fill(title)
    await field(page, 'description').fill('See the press, and taste.')
    await field(page, 'date').fill('2099-03-23')
    await field(page, 'time').fill('10:00')
    await chooseFile(page, en.label.image, await picture())
    await expect(create).toBeDisabled()
    await field(page, 'location').fill('Chamber House')
    await expectFit(page)
    await create.click()
    await expect(page.getByText(en.events.created)).toBeVisible()
    // events are sorted next first, so this one is on the last page
    const search = page.getByRole('searchbox', { name: 'Search events' })
    await search.fill(title)
    const row = rowOf(page, title)
    await expect(row).toContainText('March 23, 2099')
    await expect(page.getByRole('tab', { name: 'Past' })).toContainText('0')

    await row.getByRole('button', { name: `Edit ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Event' })
    await expect(field(page, 'description')).toHaveValue('See the press, and taste.')
    await field(page, 'description').fill('See the walnut press, and taste.')

    const token = await teamToken()
    const { body } = await call<ChamberEvent[]>('GET', `${api.events}?search=${encodeURIComponent(title)}`, {
      token,
    })
    const id = body[0]?.id ?? ''
    const theirs = { description: 'See the press, and taste. Bring a bag.', location: 'Havelian' }
    await call('PATCH', api.event(id), { token, json: theirs })
    await expect(dialog.getByText(/saved this at \d\d:\d\d, while you were writing/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Update', exact: true }).click()
    const description = dialog.getByRole('region', { name: en.label.description })
    await expect(description.locator('ins')).toHaveText(['Bring a bag.', 'walnut'])
    await expectFit(page)
    await expect(dialog.getByRole('region', { name: en.label.location })).toContainText('Havelian')
    await dialog.getByRole('button', { name: 'Save these versions' }).click()
    await expect(page.getByText(en.events.updated)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const { body: saved } = await call<ChamberEvent>('GET', api.event(id), { token })
    expect(saved).toMatchObject({ description: 'See the walnut press, and taste.', location: 'Havelian' })

    await call('PATCH', api.event(id), { token, json: { date: '2019-03-23' } })
    await search.fill('')
    await page.getByRole('tab', { name: 'Past' }).click()
    const past = page.getByRole('list', { name: 'Events' }).getByRole('listitem')
    await expect(past).toContainText(['Annual assembly', title])
    await call('DELETE', api.event(id), { token })
    await expect(row).toHaveCount(0)
  },
)
