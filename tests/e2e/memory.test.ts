import { api } from 'domain/api.ts'
import { en } from 'domain/texts/en.ts'
import type { Browser, JSHandle, Page } from 'playwright-core'
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
      getMutationCache: () => { getAll: () => { state: unknown }[] }
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

/** Which of the texts stand anywhere in a value, however deep. */
const textsIn = (root: JSHandle, texts: string[]) =>
  root.evaluate((value: unknown, wanted) => {
    const found = new Set<string>()
    const seen = new Set<unknown>()
    const waiting = [value]
    while (waiting.length > 0) {
      const part = waiting.pop()
      if (typeof part === 'string') for (const text of wanted) if (part.includes(text)) found.add(text)
      if (typeof part !== 'object' || part === null || seen.has(part)) continue
      if (part instanceof Node || part === globalThis) continue
      seen.add(part)
      if (part instanceof Map || part instanceof Set) waiting.push(...[...part].flat())
      else for (const own of Object.values(Object.getOwnPropertyDescriptors(part))) waiting.push(own.value)
    }
    return [...found].toSorted()
  }, texts)

/** What answers and changes say of people. */
const answersOf = (client: QueryClientHandle) =>
  client.evaluateHandle((kept) => [
    kept
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    kept
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ])

/** reactfire's map of every subscription; its user leads to the app, and so to all that Firestore itself has in memory. */
const subscriptions = (page: Page) =>
  page.evaluateHandle(
    () => (globalThis as { _reactFirePreloadedObservables?: unknown })._reactFirePreloadedObservables,
  )

const told = ({ user }: Registered) => [user.cnic, user.email, user.phone].toSorted()

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
  // while she is listed the answers hold what the list shows, and Firestore the document that it listens to
  expect(await textsIn(await answersOf(client), told(her))).toEqual([her.user.email])
  expect(await textsIn(await subscriptions(page), told(her))).toEqual(told(her))

  await openEntry(page, 'Blogs')
  await page.getByText('Published').first().waitFor()
  await expect.poll(() => keptKeys(client)).toEqual(['waiting-count'])
  expect(await textsIn(await answersOf(client), told(her))).toEqual([])
  await expect.poll(async () => textsIn(await subscriptions(page), told(her))).toEqual([])
  await page.context().close()
})

test('of a session that has ended nothing is kept, though its page stays open', async () => {
  const her = await registered()
  await decide(her)
  const { page } = await openPage(browser)
  await signIn(page, her.fields)
  await page.getByText('Business Information').waitFor()
  const client = await findQueryClient(page)
  expect(await textsIn(await subscriptions(page), told(her))).toEqual(told(her))
  await decide(her, 'The business has closed.')
  await page.getByText('“The business has closed.”').waitFor()
  expect(await keptKeys(client)).toEqual([])
  await expect.poll(async () => textsIn(await subscriptions(page), told(her))).toEqual([])
  await page.context().close()
})
