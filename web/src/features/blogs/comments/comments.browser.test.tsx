import { en } from 'domain/texts/en.ts'
import type { PublicComment } from 'domain/comment.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { Comments } from './comments.tsx'

const commentOf = (id: string, parent: string, comment: string): PublicComment => ({
  id,
  parent,
  name: `Writer ${id}`,
  website: '',
  comment,
  createdAt: '2024-03-16T06:20:00.000Z',
})
const SAID = [
  commentOf('a', '', 'First.'),
  commentOf('b', 'a', 'Second.'),
  commentOf('c', 'b', 'Third.'),
  commentOf('d', 'c', 'Fourth.'),
]

const leave = page.getByRole('region', { name: 'Leave a Comment' })
const reply = (name: string) => page.getByRole('button', { name: `Reply to ${name}` })
const box = page.getByRole('region', { name: 'Reply to Writer b' })
const accept = () => stubFetch(() => Response.json({ reference: 'WCN-7K4Q2M' }, { status: 201 }))

/** Writes a comment in a form and sends it. */
async function send(form: typeof leave, button: string) {
  await form.getByLabelText('Name').fill('Sana Khan')
  await form.getByLabelText('E-mail').fill('sana@example.org')
  await form.getByLabelText('Comment', { exact: true }).fill('It was for me.')
  await form.getByRole('button', { name: button }).click()
}

/** Counts the lists of replies around a comment. */
const depthOf = (text: string) => {
  let depth = 0
  for (let at = page.getByText(text, { exact: true }).element().parentElement; at; at = at.parentElement)
    if (at.tagName === 'OL') depth += 1
  return depth
}

beforeEach(forgetVisit)

describe('comments', () => {
  test.each(WIDTHS)(
    'at %i px are nested three levels deep below the comment they reply to',
    async (width) => {
      await setWidth(width)
      await show(<Comments blog="post" />, { comments: SAID })
      await expect.element(page.getByRole('heading', { name: '4 comments' })).toBeVisible()
      expect(['First.', 'Second.', 'Third.', 'Fourth.'].map(depthOf)).toEqual([1, 2, 3, 3])
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(await findViolations()).toEqual([])
    },
  )

  test('that link to the website of their author use nofollow', async () => {
    await show(<Comments blog="post" />, {
      comments: [{ ...SAID[0]!, website: 'https://wool.example/' }],
    })
    const link = page.getByRole('link', { name: /^Writer a/ })
    await expect.element(link).toHaveAttribute('href', 'https://wool.example/')
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('ugc'))
  })
})

describe('a reply', () => {
  test('opens below its comment with the focus, and returns the focus when closed', async () => {
    await show(<Comments blog="post" />, { comments: SAID })
    await reply('Writer b').click()
    await expect.element(box).toHaveFocus()
    await userEvent.tab()
    await expect.element(box.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(reply('Writer b')).toHaveFocus()
    expect(box.elements()).toHaveLength(0)
  })

  test('is sent with its parent and shown as pending below it', async () => {
    const asked = accept()
    await show(<Comments blog="post" />, { comments: SAID })
    await reply('Writer b').click()
    await send(box, 'Send reply')
    await expect.element(page.getByText(/Your reference is WCN-7K4Q2M/)).toBeVisible()
    const request = new Request('/', asked.mock.lastCall?.[1])
    expect(await request.json()).toMatchObject({
      blog: 'post',
      parent: 'b',
      comment: 'It was for me.',
      fax: '',
    })
    expect(depthOf('It was for me.')).toBe(3)
  })
})

describe('a comment that was sent', () => {
  test('is shown as pending in this tab only', async () => {
    accept()
    await show(<Comments blog="post" />)
    await expect.element(page.getByRole('heading', { name: 'No comments yet' })).toBeVisible()
    await send(leave, 'Send comment')
    await expect.element(leave.getByText(/Your reference is WCN-7K4Q2M/)).toBeVisible()
    const own = page.getByRole('article').filter({ hasText: 'It was for me.' })
    await expect.element(own.getByText('Pending', { exact: true })).toBeVisible()
    await expect.element(own.getByText(/^Only you can see this/)).toBeVisible()
    expect(JSON.stringify(localStorage)).not.toContain('It was for me.')
    expect(own.getByRole('button').elements()).toHaveLength(0)
    expect(await findViolations()).toEqual([])
  })

  const keepOwn = (sentAt: number) =>
    sessionStorage.setItem(
      'own-comments',
      JSON.stringify([
        {
          reference: 'WCN-7K4Q2M',
          blog: 'post',
          parent: '',
          comment: 'Mine.',
          sentAt: new Date(sentAt).toISOString(),
        },
      ]),
    )
  const DAY = 24 * 3_600_000

  test.each([
    ['is there again after a reload', 'post', Date.now() - 6 * DAY, 1],
    ['is gone after a week', 'post', Date.now() - 8 * DAY, 0],
    ['stands below no other post', 'other', Date.now(), 0],
  ])('%s', async (_what, blog, sentAt, count) => {
    keepOwn(sentAt)
    await show(<Comments blog={blog} />)
    await expect.element(leave).toBeVisible()
    expect(page.getByText('Mine.').elements()).toHaveLength(count)
  })

  test('is shown once after its publication, and the pending copy is removed', async () => {
    keepOwn(Date.now())
    await show(<Comments blog="post" />, { comments: [commentOf('WCN-7K4Q2M', '', 'Mine.')] })
    await expect.element(page.getByText('Mine.')).toBeVisible()
    expect(page.getByText('Pending').elements()).toHaveLength(0)
    expect(sessionStorage.getItem('own-comments')).toBe('[]')
  })
})

test('a comment that could not be sent keeps its text', async () => {
  stubFetch(unreachable)
  await show(<Comments blog="post" />)
  await send(leave, 'Send comment')
  await expect.element(leave.getByRole('alert')).toHaveTextContent(en.forms.unanswered)
  await expect.element(leave.getByLabelText('Comment', { exact: true })).toHaveValue('It was for me.')
  await expect.element(leave.getByLabelText('Name')).toHaveValue('Sana Khan')
})

test('a comment without a name is not sent, and the missing field gets the focus', async () => {
  const asked = accept()
  await show(<Comments blog="post" />)
  await leave.getByRole('button', { name: 'Send comment' }).click()
  await expect.element(leave.getByLabelText('Name')).toHaveFocus()
  await expect.element(leave.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(asked).not.toHaveBeenCalled()
})
