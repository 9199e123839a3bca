import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { BLOGS } from '../kinds.ts'
import { PostRow, PostRows } from '../list/post-row.tsx'
import { PublishingStatus } from './publishing-status.tsx'
import type { Publishing } from './publishing-state.ts'

const READ = '2026-11-22T10:00:00.000Z'
const LIVE: Publishing = { version: 7, live: 7, readAt: READ, problem: null, leftOut: [] }
const BEHIND = { ...LIVE, version: 8 }
const failed = (code: NonNullable<Publishing['problem']>['code'], detail = ''): Publishing => ({
  ...BEHIND,
  problem: { code, detail },
})

const post = (id: string, title: string, change: Partial<Blog> = {}): Blog => ({
  id,
  title,
  description: 'Mark-up, processing fee, insurance: which numbers decide what you pay back.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Nasreen Akhtar',
  author_uid: 'team',
  createdAt: '2026-01-30T09:00:00.000Z',
  updatedAt: '2026-01-30T09:00:00.000Z',
  ...change,
})
const CHANGED = post('changed', 'Honey finds a buyer in Lahore', { updatedAt: '2026-11-22T10:00:05.000Z' })
const OLDER = post('older', 'Winter orders: the woollen works of Swat', {
  externalLink: 'https://example.org',
})
const DRAFT = post('draft', 'Ramadan bazaar: stalls for forty members', { is_published: false })
const TAKEN_BACK = { ...CHANGED, id: 'taken-back', title: 'A stall in Haripur', is_published: false }

/** Shows four posts with a publishing state. @returns changes the publishing state */
async function showPosts(first: Publishing | undefined) {
  let tell = (_publishing: Publishing | undefined) => {}
  function Posts() {
    const [publishing, setPublishing] = useState(first)
    useEffect(() => {
      tell = setPublishing
    }, [])
    return (
      <div style={{ containerType: 'inline-size' }}>
        <PublishingStatus publishing={publishing} />
        <PostRows>
          {[CHANGED, OLDER, DRAFT, TAKEN_BACK].map((post) => (
            <PostRow key={post.id} kind={BLOGS} {...{ post, publishing }} />
          ))}
        </PostRows>
      </div>
    )
  }
  const { unmount } = await show(<Posts />)
  return { unmount, tell: (now: Publishing | undefined) => flushSync(() => tell(now)) }
}

const status = () => page.getByRole('status')
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Expects a state beside the chip of two posts; '' for none, since the chip says it. */
async function expectRows(changed: string, older: string) {
  for (const [title, state] of [
    [CHANGED.title, changed],
    [OLDER.title, older],
    [DRAFT.title, ''],
  ] as const) {
    const live = row(title).getByText(/live/i)
    await (state
      ? expect.element(live).toHaveTextContent(state)
      : expect.element(live).not.toBeInTheDocument())
  }
  await expect.element(row(OLDER.title).getByText('Published', { exact: true })).toBeVisible()
  await expect.element(row(DRAFT.title).getByText('Draft', { exact: true })).toBeVisible()
}

test('a change is shown as being published, then as published, and that stays', async () => {
  const { tell } = await showPosts(LIVE)
  await expectRows('', '')
  await expect.element(status()).toHaveTextContent('')
  tell(BEHIND)
  await expect.element(status()).toHaveTextContent('Live in a few seconds')
  const takenBack = row(TAKEN_BACK.title)
  await expect.element(takenBack.getByText('Removed in a few seconds', { exact: true })).toBeVisible()
  await expectRows('Live in a few seconds', '')
  tell({ ...BEHIND, live: 8 })
  await expect.element(status()).toHaveTextContent('Live')
  await expectRows('', '')
})

test.each([
  ['notPermitted', en.publish.notPermitted],
  ['build', en.publish.build],
  ['diskFull', en.publish.diskFull],
  ['failed', en.publish.failed],
  ['content', en.publish.content('organisation: phone')],
] as const)('an error is shown with what to do: %s', async (code, words) => {
  await showPosts(failed(code, 'organisation: phone'))
  await expectRows('Last change is not live yet', '')
  await expect.element(status()).toHaveTextContent(`Last change is not live yet${words} ${en.publish.again}`)
})

test('an error that blocks another change is shown, though every post is on the site', async () => {
  await showPosts({ ...failed('content', 'organisation: phone'), live: 8 })
  await expectRows('', '')
  const words = `${en.publish.content('organisation: phone')} ${en.publish.again}`
  await expect.element(status()).toHaveTextContent(`Last change is not live yet${words}`)
})

test('a malformed post that cannot be rendered is named', async () => {
  await showPosts({ ...LIVE, leftOut: [`blogs/${OLDER.id}`] })
  await expectRows('', 'Last change is not live yet')
  await expect.element(status()).toHaveTextContent(en.publish.leftOut([`blogs/${OLDER.id}`]))
})

test('nothing is shown while the publishing state is unknown', async () => {
  await showPosts(undefined)
  await expect.element(row(CHANGED.title)).toBeVisible()
  await expect.element(page.getByText(/live/i)).not.toBeInTheDocument()
  await expect.element(status()).toHaveTextContent('')
})

test.each(WIDTHS)('the states are accessible and fit a window of %i px', async (width) => {
  await setWidth(width)
  for (const publishing of [BEHIND, failed('notPermitted')]) {
    const { unmount } = await showPosts(publishing)
    await expect.element(status().getByText(/live/i).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await unmount()
  }
})
