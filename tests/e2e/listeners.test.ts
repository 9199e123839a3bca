import { ADMIN } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'

test('the database evaluates no query of a closed page any longer', async ({ openSignedIn, listeners }) => {
  const page = await openSignedIn(ADMIN)
  const opened: string[] = []
  let channel = ''
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return
    if (request.url().includes('SID=')) channel = request.url()
    const sent = decodeURIComponent(request.postData() ?? '')
    for (const [, id = ''] of sent.matchAll(/"targetId":(\d+)/g)) opened.push(id)
  })
  await page.goto('/dashboard')
  await expect(page.getByText(/^1 to \d+ of \d+$/)).toBeVisible()
  await expect.poll(() => opened.length).toBeGreaterThan(2)
  await page.close()
  await listeners.end()

  // what the page would have received
  const url = new URL(channel)
  for (const [name, value] of Object.entries({ RID: 'rpc', TYPE: 'xmlhttp', CI: '1' }))
    url.searchParams.set(name, value)
  const text = await (await fetch(url)).text()
  const removed = [...text.matchAll(/"REMOVE","targetIds":\[(\d+)\]/g)].map(([, id]) => id)
  expect(removed).toEqual(expect.arrayContaining(opened))
})
