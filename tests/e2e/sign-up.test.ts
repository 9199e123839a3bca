import sharp from 'sharp'
import { adminToken, refs } from '../support/admin.ts'
import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import { findViolations } from '../support/axe.ts'
import { applicant } from '../support/applicant.ts'
import { hold, visit } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { photographedCard } from '../support/pictures.ts'
import { chooseFile, fillIn, jpeg, signUp } from '../support/journeys.ts'

test('an error of the server stays at its sign-up field until the field changes, and no typed text is lost', async ({
  page,
  newcomer,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const fields = applicant({ username: newcomer.fields.username })
  const letSend = await hold(page, `**${api.register}`)
  await fillIn(page, fields)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Signing Up...' })).toBeDisabled()
  letSend()

  await expect(page.getByRole('alert').filter({ hasText: en.field.usernameTaken })).toBeVisible()
  const username = page.getByLabel(en.label.username, { exact: true })
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  const summary = page.getByRole('region', { name: 'Please correct 1 field' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(username).toBeFocused()
  await expect(page.getByLabel(en.label.cnic, { exact: true })).toHaveValue(fields['cnic'] ?? '')
  await username.fill(fields.email.split('@')[0] ?? '')
  await expect(username).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/login')
})

test('the sign-up form leads to the privacy page above the card pictures, and stores its version', async ({
  page,
}) => {
  const fields = applicant()
  await visit(page, '/signup')
  const link = page.getByRole('link', { name: 'What we keep, and for how long (opens in a new tab)' })
  const front = page.getByLabel(en.label.cnic_front, { exact: true })
  expect((await link.boundingBox())?.y).toBeLessThan((await front.boundingBox())?.y ?? 0)
  await expect(page.getByText('remove them 90 days after the last decision.')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await link.click()
  const privacy = await opened
  await expect(privacy.getByRole('heading', { name: 'Your identity card' })).toBeVisible()
  const version = await privacy
    .getByText(/^Version /)
    .locator('b')
    .textContent()
  await privacy.close()

  await signUp(page, fields)
  const [stored] = (await refs.users.where('email', '==', fields.email).get()).docs
  expect(stored?.data().privacy_version).toBe(version)
})

test(
  'a lost connection loses no text of the sign-up form, and the applicant sends it again later',
  { tag: '@both-widths' },
  async ({ page, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Error sending the registration/)
    const fields = applicant()
    await fillIn(page, fields)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. You can keep typing.')).toBeVisible()

    // validation also works offline
    await page.getByLabel(en.label.phone, { exact: true }).fill('hello')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('region', { name: 'Please correct 1 field' })).toBeFocused()
    await page.getByLabel(en.label.phone, { exact: true }).fill(fields['phone'] ?? '')

    await page.getByRole('button', { name: 'Sign Up' }).click()
    const box = page.getByRole('alert').filter({ hasText: 'There is no connection.' })
    await expect(box).toBeVisible()
    await expect(page.getByLabel(en.label.password, { exact: true })).toHaveValue(fields.password)
    expect(await findViolations(page)).toEqual([])

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: en.register.success })).toBeVisible()
    await expect(page.getByLabel(en.label.email, { exact: true })).toHaveValue(fields.email)
    await expect(page.getByLabel(en.label.password, { exact: true })).toBeFocused()
    expect(await findViolations(page)).toEqual([])

    // the page stays, and no draft of the form is stored
    await page.reload()
    await expect(page.getByRole('heading', { name: en.register.success })).toBeVisible()
    await visit(page, '/signup')
    await expect(page.getByLabel(en.label.cnic, { exact: true })).toHaveValue('')
  },
)

test('an application whose response was lost is not rejected as a duplicate when it is sent again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Error sending the registration|status of 409/)
  await fillIn(page, applicant())
  await page.route(`**${api.register}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We got no answer' })).toBeVisible()
  await page.unroute(`**${api.register}`)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: en.register.success })).toBeVisible()
})

test('on a slow line the pictures become lighter, the page says so, and they arrive in time', async ({
  page,
  context,
}) => {
  const fields = applicant()
  await fillIn(page, fields)
  for (const name of ['cnic_front', 'cnic_back'] as const)
    await chooseFile(page, en.label[name], jpeg(`${name}.jpg`, await photographedCard()))
  const network = await context.newCDPSession(page)
  const bytesPerSecond = 300_000 / 8
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const began = Date.now()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(en.forms.slowLine)).toBeVisible({ timeout: 20_000 })
  await page.waitForURL('**/login', { timeout: 45_000 })
  expect(Date.now() - began).toBeLessThan(45_000)

  const { id = '' } = (await refs.users.where('email', '==', fields.email).get()).docs[0] ?? {}
  for (const name of ['cnic_front', 'cnic_back'] as const) {
    const response = await page.request.get(api.userDocument(id, name), {
      headers: { authorization: `Bearer ${await adminToken()}` },
    })
    const { width, height } = await sharp(await response.body()).metadata()
    expect(Math.max(width, height)).toBe(1_600)
  }
})
