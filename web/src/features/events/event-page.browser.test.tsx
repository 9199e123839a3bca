import { type PublicEvent, SAMPLE_EVENT_ID } from 'domain/event.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageData } from '#lib/page-data/page-data.ts'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import { toEventCard } from '#lib/page-data/to-card.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { EventPage } from './event-page.tsx'

const EVENT: PublicEvent = {
  id: 'needle',
  title: 'Needle to invoice',
  description: 'Bring one finished piece.\n\nWe begin with tea.',
  date: '2024-03-22',
  time: '09:30',
  location: 'Chamber House, Abbottabad',
  image: '',
  is_published: true,
  author_name: 'Office',
  createdAt: '2024-03-01T08:00:00.000Z',
  updatedAt: '2024-03-01T08:00:00.000Z',
}
const DATA: PageData = {
  content: {},
  event: {
    etag: '',
    event: EVENT,
    previous: { id: 'market', title: 'Winter market', image: '' },
    next: { id: 'stall', title: 'Stall design', image: '' },
  },
}

const showEvent = (data: PageData | undefined) =>
  show(
    <PageDataProvider value={data}>
      <EventPage />
    </PageDataProvider>,
  )

const beside = page.getByRole('navigation', { name: 'Previous and next event' })

// this test comes first, since React keeps a title until the next one
test('an event shows a loading text while it is loading', async () => {
  await showEvent(undefined)
  await expect.element(page.getByRole('heading', { name: 'Single Event' })).toBeVisible()
  await expect.element(page.getByText('Loading events...', { exact: true })).toBeVisible()
  expect(document.title).toMatch(/^Single Event \| /)
})

test('an event shows its facts and is accessible', async () => {
  await showEvent(DATA)
  const article = page.getByRole('article', { name: 'Needle to invoice' })
  await expect.element(article.getByText('Bring one finished piece.', { exact: true })).toBeVisible()
  await expect.element(article.getByText('22', { exact: true })).toBeVisible()
  await expect.element(article.getByText('Mar', { exact: true })).toBeVisible()
  const where = page.getByRole('region', { name: 'When and where' })
  const facts = where
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(facts).toEqual(['Friday, March 22, 2024', '09:30', 'Chamber House, Abbottabad'])
  expect(document.title).toMatch(/^Needle to invoice \| /)
  expect(await findViolations()).toEqual([])
})

test('an event links to the previous and the next event', async () => {
  await showEvent(DATA)
  const links = beside.getByRole('link')
  await expect.element(links.nth(0)).toHaveAccessibleName('Previous Winter market')
  await expect.element(links.nth(0)).toHaveAttribute('href', '/event-details/market')
  await expect.element(links.nth(1)).toHaveAccessibleName('Next Stall design')
  await expect.element(links.nth(1)).toHaveAttribute('href', '/event-details/stall')
})

test('the only event links to no other', async () => {
  await showEvent({ content: {}, event: { etag: '', event: EVENT } })
  await expect.element(page.getByRole('article')).toBeVisible()
  expect(beside.elements()).toHaveLength(0)
})

test('a missing event shows the empty text', async () => {
  await showEvent({ content: {} })
  await expect.element(page.getByText('No events found', { exact: true })).toBeVisible()
})

test.each(WIDTHS)('in a window of %i px the longest words make nothing wider', async (width) => {
  const word = 'Supercali'.repeat(23).slice(0, 200)
  const neighbour = { id: 'a', title: word, image: '' }
  await setWidth(width)
  await showEvent({
    content: {},
    event: {
      etag: '',
      event: { ...EVENT, title: word, description: 'Word'.repeat(5_000), location: word },
      previous: neighbour,
      next: neighbour,
    },
  })
  await expect.element(page.getByRole('heading', { name: word })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('a question about an event needs a name, is sent, and shows its reference', async () => {
  const asked = stubFetch(() => Response.json({ reference: 'WCN-7K4Q2M' }, { status: 201 }))
  await showEvent(DATA)
  await page.getByRole('tab', { name: 'Contact Us' }).click()
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect.element(page.getByRole('textbox', { name: 'Name *' })).toHaveFocus()
  await expect.element(page.getByText('Name is required.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: 'Name *' }).fill('Amna')
  await page.getByRole('textbox', { name: 'E-mail *' }).fill('amna@example.org')
  await page.getByRole('textbox', { name: 'Message *' }).fill('May I bring my daughter?')
  // advances the time, since nobody types as fast as a test
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  onTestFinished(() => clock.mockRestore())
  await send.click()
  await expect
    .element(page.getByText(/question about Needle to invoice\. Your reference is WCN-7K4Q2M/))
    .toBeVisible()
  expect(asked.mock.calls[0]?.[0]).toBe('/api/auth/events/needle/contact/')
})

test('the sample event says that it is an example; recent posts and more events are shown', async () => {
  const sample = { etag: '', event: { ...EVENT, id: SAMPLE_EVENT_ID } }
  const coming = [toEventCard({ ...EVENT, id: 'stall', title: 'Stall design' })]
  await show(
    <PageDataProvider value={{ content: {}, event: sample, events: { coming, past: [] } }}>
      <EventPage beside={<p>Newest posts</p>} />
    </PageDataProvider>,
  )
  await expect.element(page.getByText(/This is an example/)).toBeVisible()
  await expect.element(page.getByRole('complementary').getByText('Newest posts')).toBeVisible()
  const next = page.getByRole('region', { name: 'More events' })
  await expect.element(next.getByRole('link', { name: 'Learn More about Stall design' })).toBeVisible()
})
