import type { Page } from '@playwright/test'
import { en } from 'domain/texts/en.ts'
import { ADMIN } from '../support/accounts.ts'
import { api } from '../support/addresses.ts'
import { adminToken } from '../support/admin.ts'
import { call, type Newcomer } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { openEntry, signIn } from '../support/journeys.ts'

const decide = async ({ user }: Newcomer, reason?: string) =>
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

test('the page keeps nothing of the people in a list that was left', async ({ page, newcomer }) => {
  const { email, cnic, phone } = newcomer.user
  await signIn(page, ADMIN)
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  const client = await findQueryClient(page)
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await expect(page.getByText(en.users.approved)).toBeVisible()
  await expect(approve).toHaveCount(0)
  expect(await keptKeys(client)).toContain('user-pages')
  expect(await keptTexts(client, [email, cnic, phone])).toEqual([email])

  await openEntry(page, 'Blogs')
  await expect(page.getByText('Published').first()).toBeVisible()
  await expect.poll(() => keptKeys(client)).toEqual(['waiting-count'])
  expect(await keptTexts(client, [email, cnic, phone])).toEqual([])
})

test('a page that stays open keeps nothing of a session that has ended', async ({ page, newcomer }) => {
  const { email, cnic, phone } = newcomer.user
  await decide(newcomer)
  await signIn(page, newcomer.fields)
  await expect(page.getByText('Business Information')).toBeVisible()
  const client = await findQueryClient(page)
  await decide(newcomer, 'The business has closed.')
  await expect(page.getByText('“The business has closed.”')).toBeVisible()
  expect(await keptKeys(client)).toEqual([])
  await expect.poll(() => keptTexts(client, [email, cnic, phone])).toEqual([])
})
