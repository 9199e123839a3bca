import { api } from '../support/addresses.ts'
import { en } from 'domain/texts/en.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../support/admin.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { call, type Registered, registered } from '../support/client.ts'
import { ADMIN, openEntry, signIn } from '../support/journeys.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const decide = async ({ user }: Registered, reason?: string) =>
  reason === undefined
    ? call('POST', api.approveUser(user.id), { token: await adminToken() })
    : call('POST', api.rejectUser(user.id), { token: await adminToken(), json: { rejection_reason: reason } })

/** What the dashboard's React tree hands to `useQuery`; found while it is shown, and looked at afterwards too. */
const findQueryClient = (page: Page) =>
  page.evaluateHandle(() => {
    interface Fiber {
      child: Fiber | null
      sibling: Fiber | null
      memoizedProps: { client?: QueryClient } | null
    }
    interface QueryClient {
      getQueryCache: () => { getAll: () => { queryKey: unknown[]; state: unknown }[] }
      getMutationCache: () => { getAll: () => unknown[] }
    }
    const root = document.querySelector('#root')
    const container = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$'))
    const waiting: (Fiber | null)[] = [container?.[1].stateNode.current]
    for (let fiber = waiting.pop(); waiting.length > 0 || fiber; fiber = waiting.pop()) {
      const client = fiber?.memoizedProps?.client
      if (client && 'getQueryCache' in client) return client
      if (fiber) waiting.push(fiber.sibling, fiber.child)
    }
    throw new Error('No query client in the React tree')
  })

type QueryClientHandle = Awaited<ReturnType<typeof findQueryClient>>

const keptKeys = (client: QueryClientHandle) =>
  client.evaluate((kept) =>
    kept
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0])),
  )

/** Which of the texts stand anywhere in what reactfire and the query client keep. */
const keptTexts = (client: QueryClientHandle, texts: string[]) =>
  client.evaluate((kept, wanted) => {
    const global = globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> }
    const waiting: unknown[] = [
      global._reactFirePreloadedObservables,
      kept
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      kept.getMutationCache().getAll(),
    ]
    const found = new Set<string>()
    const seen = new Set<unknown>()
    while (waiting.length > 0) {
      const value = waiting.pop()
      if (typeof value === 'string') for (const text of wanted) if (value.includes(text)) found.add(text)
      if (typeof value !== 'object' || value === null || seen.has(value)) continue
      if (value instanceof Node || value === globalThis) continue
      seen.add(value)
      if (value instanceof Map || value instanceof Set) waiting.push(...[...value].flat())
      else
        for (const { value: part } of Object.values(Object.getOwnPropertyDescriptors(value)))
          waiting.push(part)
    }
    return [...found]
  }, texts)

test('of the people in a list that was left nothing is kept', async () => {
  const her = await registered()
  const { page } = await openPage(browser)
  await signIn(page, ADMIN)
  await page.getByRole('searchbox', { name: 'Search users' }).fill(her.user.email)
  await page.getByText('1 to 1 of 1').waitFor()
  const client = await findQueryClient(page)
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await page.getByText(en.users.approved).waitFor()
  await approve.waitFor({ state: 'detached' })
  const { email, cnic, phone } = her.user
  expect(await keptKeys(client)).toContain('user-pages')
  expect(await keptTexts(client, [email, cnic, phone])).toEqual([email])

  await openEntry(page, 'Blogs')
  await page.getByText('Published').first().waitFor()
  await expect.poll(() => keptKeys(client)).toEqual(['waiting-count'])
  expect(await keptTexts(client, [email, cnic, phone])).toEqual([])
  await page.context().close()
})

test('of a session that has ended nothing is kept, though its page stays open', async () => {
  const her = await registered()
  await decide(her)
  const { page } = await openPage(browser)
  await signIn(page, her.fields)
  await page.getByText('Business Information').waitFor()
  const client = await findQueryClient(page)
  await decide(her, 'The business has closed.')
  await page.getByText('“The business has closed.”').waitFor()
  expect(await keptKeys(client)).toEqual([])
  const { email, cnic, phone } = her.user
  await expect.poll(() => keptTexts(client, [email, cnic, phone])).toEqual([])
  await page.context().close()
})
