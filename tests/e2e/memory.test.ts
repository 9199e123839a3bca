import type { JSHandle, Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { ADMIN } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { call, type Newcomer } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry, signIn } from '../support/journeys.ts'

const THOROUGH = { tag: '@thorough' }

const decide = async ({ user }: Newcomer, reason?: string) =>
  reason === undefined
    ? call('POST', api.approveUser(user.id), { token: await adminToken() })
    : call('POST', api.rejectUser(user.id), { token: await adminToken(), json: { rejection_reason: reason } })

/**
 * Finds the query client that the dashboard passes to `useQuery`. Call it while the dashboard is shown; the
 * handle stays valid afterwards.
 */
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

/** Finds which of the texts occur anywhere in a value, at any depth. */
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

/** Returns the cached data of queries and mutations, which contain data of users. */
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

/**
 * Returns reactfire's map of every subscription. Its user leads to the app, and so to everything that
 * Firestore has in memory.
 */
const subscriptions = (page: Page) =>
  page.evaluateHandle(
    () => (globalThis as { _reactFirePreloadedObservables?: unknown })._reactFirePreloadedObservables,
  )

const personalData = ({ user }: Newcomer) => [user.cnic, user.email, user.phone].toSorted()

test(
  'the page keeps no data of listed users after the list is left',
  THOROUGH,
  async ({ page, newcomer }) => {
    const personal = personalData(newcomer)
    await signIn(page, ADMIN)
    await page.getByRole('searchbox', { name: 'Search users' }).fill(newcomer.user.email)
    await expect(page.getByText('1 to 1 of 1')).toBeVisible()
    const client = await findQueryClient(page)
    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await approve.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve Member' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve anyway' }).click()
    await expect(page.getByText(en.users.approved)).toBeVisible()
    await expect(approve).toHaveCount(0)
    // while the applicant is listed, queries hold the data of the list, and Firestore holds the observed document
    expect(await textsIn(await answersOf(client), personal)).toEqual(
      [newcomer.user.email, newcomer.user.phone].toSorted(),
    )
    expect(await textsIn(await subscriptions(page), personal)).toEqual(personal)

    await openEntry(page, 'Blogs')
    await expect(page.getByText('Published').first()).toBeVisible()
    await expect.poll(() => keptKeys(client)).toEqual(['inbox', 'managed-posts'])
    expect(await textsIn(await answersOf(client), personal)).toEqual([])
    await expect.poll(async () => textsIn(await subscriptions(page), personal)).toEqual([])
  },
)

test('an open page keeps no data of a session that has ended', THOROUGH, async ({ page, newcomer }) => {
  const personal = personalData(newcomer)
  await decide(newcomer)
  await signIn(page, newcomer.fields)
  await expect(page.getByText('Business Information')).toBeVisible()
  const client = await findQueryClient(page)
  await decide(newcomer, 'The business has closed.')
  await expect(page.getByText('“The business has closed.”')).toBeVisible()
  expect(await keptKeys(client)).toEqual([])
  expect(await textsIn(await answersOf(client), personal)).toEqual([])
  await expect.poll(async () => textsIn(await subscriptions(page), personal)).toEqual([])
})
