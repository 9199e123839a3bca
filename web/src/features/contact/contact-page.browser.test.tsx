import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepDraft } from '#lib/drafts.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { siteOf } from '#testing/sample-site.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { ContactPage } from './contact-page.tsx'

const coming = {
  id: 'day',
  title: 'Needle to invoice',
  description: 'A day.',
  image: '',
  date: '2030-03-22',
  time: '09:30',
  location: 'Hall',
  updatedAt: '2024-03-15T08:00:00.000Z',
}

const { content: samples } = siteOf([])

const field = (name: string) => page.getByLabelText(name, { exact: true })
const said = (message: string) => page.getByText(message, { exact: true })
const press = () => page.getByRole('button', { name: 'Send message' }).click()

async function showPage(data: Partial<PageData> = {}) {
  forgetVisit()
  return show(
    <main>
      <ContactPage />
    </main>,
    { events: { coming: [coming], past: [] }, ...data },
  )
}

const MESSAGES = {
  Name: 'Please enter your name',
  'Last name': 'Please enter your Lastname',
  'E-mail': 'Please enter your email',
  Subject: 'Please enter your subject',
  Event: 'Select your event list',
  Message: 'Please enter your note',
}

test('each empty field shows its error; typing clears only that error', async () => {
  await showPage()
  await expect.element(field('Event')).toHaveValue('none')
  await field('Event').selectOptions('Please choose')
  await press()
  for (const message of Object.values(MESSAGES)) await expect.element(said(message)).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  expect(await findViolations()).toEqual([])

  await field('Event').selectOptions('none')
  for (const name of ['Name', 'Last name', 'Subject', 'Message']) await field(name).fill('Gul')
  await field('E-mail').fill('gul@')
  for (const message of Object.values(MESSAGES)) await expect.element(said(message)).not.toBeInTheDocument()
  await expect.element(page.getByText(/This e-mail address is not complete/)).not.toBeInTheDocument()
  await press()
  await expect.element(page.getByText(/This e-mail address is not complete/)).toBeVisible()
})

test('a message about an event is sent with all fields, and the reference replaces the form', async () => {
  const received: unknown[] = []
  stubFetch(async (request) => {
    received.push(request.url, await request.json())
    return Response.json({ reference: 'WCN-7K4Q2M' }, { status: 201 })
  })
  await showPage()
  const sent = {
    name: 'Gul',
    lastname: 'Khan',
    email: 'gul@example.org',
    subject: 'FeeTable',
    notes: 'How much?',
  }
  const { name, lastname, email, subject, notes } = sent
  const texts = [name, lastname, email, subject, notes]
  const names = ['Name', 'Last name', 'E-mail', 'Subject', 'Message']
  for (const [index, text] of texts.entries()) await field(names[index] ?? '').fill(text)
  await field('Event').selectOptions('Needle to invoice, March 22, 2030')
  await press()
  await expect.element(page.getByText(/Thank you, Gul\..*within two working days/)).toBeVisible()
  await expect.element(page.getByText('WCN-7K4Q2M')).toBeVisible()
  expect(received).toEqual([
    expect.stringMatching(/\/api\/auth\/contact\/$/),
    expect.objectContaining({ ...sent, events: 'day', fax: '' }),
  ])
})

test('a draft with a deleted event asks to choose again', async () => {
  forgetVisit()
  keepDraft('contact', { name: 'Gul', events: 'gone' })
  await show(<ContactPage />, { events: { coming: [coming], past: [] } })
  await expect.element(field('Name')).toHaveValue('Gul')
  await press()
  await expect.element(said('Select your event list')).toBeVisible()
})

test('a draft keeps its event while the events are loading', async () => {
  forgetVisit()
  keepDraft('contact', { name: 'Gul', events: 'day' })
  await show(<ContactPage />)
  await field('Last name').fill('Khan')
  await expect.poll(() => localStorage.getItem('draft:contact')).toMatch(/Khan.*"events":"day"/)
})

test('the page links to the social networks that the office has given, and says nothing without any', async () => {
  const links = page.getByRole('list', { name: 'Social networks' }).getByRole('link')
  const social = { facebook: '', instagram: 'https://www.instagram.com/chamber', linkedin: '' }
  const filledIn = { ...samples, organisation: { ...samples.organisation, social } }
  const { unmount } = await showPage({ content: filledIn })
  await expect.element(links).toHaveAttribute('href', 'https://www.instagram.com/chamber')
  await expect.element(links).toHaveAccessibleName('Instagram (opens in a new tab)')
  expect(await findViolations()).toEqual([])
  await unmount()
  await showPage()
  await expect.element(page.getByText('Official email')).toBeVisible()
  expect(page.getByText('Social networks').elements()).toHaveLength(0)
})
