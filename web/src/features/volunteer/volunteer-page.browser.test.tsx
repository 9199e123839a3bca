import { en } from 'domain/texts/en.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sendForm } from '#lib/http/upload-form.ts'
import { findViolations } from '#testing/find-violations.ts'
import { siteOf } from '#testing/sample-site.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { setWidth, show } from '#testing/show.tsx'
import { VolunteerPage } from './volunteer-page.tsx'

vi.mock('#lib/http/upload-form.ts')

const PDF = new File(['%PDF-', new Uint8Array(184_000)], 'gul-cv.pdf', { type: 'application/pdf' })
const { volunteering } = siteOf([]).content

const field = (name: RegExp | string) => page.getByLabelText(name)
const cv = () => field(/^CV/).first()
const press = () => page.getByRole('button', { name: 'Send offer' }).click()

async function showPage(content = volunteering) {
  forgetVisit()
  await show(
    <main>
      <VolunteerPage />
    </main>,
    { content: { ...siteOf([]).content, volunteering: content } },
  )
}

async function fillIn() {
  await field('First name').fill('Gul')
  await field('E-mail').fill('gul@example.org')
  await field('Subject').fill('Bookkeeping')
  await field('Case description').fill('Two evenings a week.')
}

test('each missing field shows its error; the CV is optional', async () => {
  await showPage()
  await press()
  for (const name of ['first_name', 'email', 'subject', 'case_description'] as const)
    await expect.element(page.getByText(en.field.required(name))).toBeVisible()
  await expect.element(field('First name')).toHaveFocus()
  await expect.element(cv()).toHaveAttribute('aria-invalid', 'false')
  expect(await findViolations()).toEqual([])
})

test('a chosen CV shows name, kind and size; an invalid one shows an error at its field', async () => {
  await showPage()
  await cv().upload(PDF)
  await expect.element(page.getByText('gul-cv.pdf')).toBeVisible()
  await expect.element(page.getByText('PDF, 184 kB')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Replace.*CV$/ })).toBeVisible()
  expect(await findViolations()).toEqual([])

  await cv().upload(new File(['My life'], 'cv.docx'))
  await expect.element(page.getByText(en.field.notADocument)).toBeVisible()
  await expect.element(cv()).toHaveAccessibleDescription(expect.stringContaining(en.field.notADocument))
  await expect.element(page.getByText('gul-cv.pdf')).not.toBeInTheDocument()
  await cv().upload(new File(['%PDF-', new Uint8Array(5 * 1024 * 1024)], 'large.pdf'))
  await expect.element(page.getByText(en.field.documentTooLarge(5))).toBeVisible()
})

test('an offer is not sent without a rejected CV until the sender agrees', async () => {
  vi.mocked(sendForm)
    .mockReset()
    .mockResolvedValueOnce({ status: 201, body: { reference: 'WCN-7K4Q2M' } })
  await showPage()
  await fillIn()
  await cv().upload(new File(['My life'], 'cv.docx'))
  await expect.element(page.getByText(en.field.notADocument)).toBeVisible()
  await press()
  await expect.element(cv()).toHaveFocus()
  expect(sendForm).not.toHaveBeenCalled()

  await page.getByRole('button', { name: 'Send without a file CV' }).click()
  await expect.element(cv()).toHaveAttribute('aria-invalid', 'false')
  await press()
  await expect.element(page.getByText('WCN-7K4Q2M')).toBeVisible()
})

test('a failed send keeps file and text; the next one shows the reference', async () => {
  vi.mocked(sendForm).mockRejectedValueOnce(new Error('No connection'))
  vi.mocked(sendForm).mockResolvedValueOnce({ status: 201, body: { reference: 'WCN-7K4Q2M' } })
  vi.spyOn(console, 'error').mockReturnValueOnce()
  await showPage()
  await fillIn()
  await cv().upload(PDF)
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.forms.unanswered)
  await expect.element(field('Subject')).toHaveValue('Bookkeeping')
  await expect.element(page.getByText('gul-cv.pdf')).toBeVisible()

  await press()
  await expect.element(page.getByText(/Thank you, Gul\./)).toBeVisible()
  await expect.element(page.getByText('WCN-7K4Q2M')).toBeVisible()
  const [address, form] = vi.mocked(sendForm).mock.lastCall ?? []
  expect(address).toBe('/api/auth/volunteers/')
  expect(form?.get('subject')).toBe('Bookkeeping')
  expect(form?.get('cv')).toMatchObject({ name: 'gul-cv.pdf', size: PDF.size })
})

test('each task shows where it is or that it is filled; without tasks there is no list', async () => {
  const wanted = [
    { what: 'Driver', where: 'Fridays', taken: '' },
    { what: 'Letters', where: 'At home', taken: 'Taken by Sadia' },
  ]
  await showPage({ ...volunteering, wanted })
  await expect.element(page.getByText('Fridays')).toBeVisible()
  await expect.element(page.getByText('Taken by Sadia')).toBeVisible()
  await expect.element(page.getByText('At home')).not.toBeInTheDocument()
})

test('on a phone, the help that is needed scrolls away and covers no field', async () => {
  await setWidth(390)
  await showPage()
  const help = page.getByRole('complementary').element()
  const room = () =>
    field('First name').element().getBoundingClientRect().top - help.getBoundingClientRect().bottom
  const before = room()
  expect(before).toBeGreaterThan(0)
  field('Case description').element().scrollIntoView({ behavior: 'instant' })
  expect(room()).toBe(before)
})
