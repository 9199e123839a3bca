import type { Blog } from 'domain/blog.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { intercept, readsSoFar } from '../../../functions/src/cloud/outgoing.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { addPost } from '../../../functions/src/posts/add-post.ts'
import { BLOGS } from '../../../functions/src/posts/post-kind.ts'
import { readPostList } from '../../../functions/src/posts/post-list.ts'
import { removePost } from '../../../functions/src/posts/change-post.ts'
import { api } from '../../support/addresses.ts'
import { refs, teamToken } from '../../support/admin.ts'
import { endLoad } from '../../support/end-load.ts'
import { serveHere } from '../../support/in-process.ts'
import { bringPosts, oldPost, raiseBlogs } from '../../support/many-posts.ts'

const { origin, close } = await serveHere(app)
const team = await teamToken()

// more than two pages of posts, the last ten of them drafts
const ids = Array.from({ length: 130 }, (_none, n) => `listed-${n}`)
const remove = await bringPosts(
  ids.map((_id, n) => ({
    ...oldPost(n),
    description: n === 129 ? 'The oldest of them.' : 'One of many.',
    is_published: n < 120,
  })),
)
afterAll(async () => {
  await remove()
  close()
})

async function ask(query: string, token?: string) {
  const response = await fetch(origin + api.blogs + query, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const next = /\?.*(?=>; rel="next")/.exec(response.headers.get('link') ?? '')?.[0]
  return {
    status: response.status,
    posts: (await response.json()) as Blog[],
    total: Number(response.headers.get('x-total-count')),
    next,
  }
}

test.each([
  ['visitors', undefined, 120],
  ['the team', team, 130],
])(
  'a list of posts has fifty by default for %s, and its pages lead to all of them',
  async (_who, token, listed) => {
    const first = await ask('', token)
    expect(first.posts).toHaveLength(50)
    const found = [...first.posts]
    for (let next = first.next; next !== undefined;) {
      const page = await ask(next, token)
      expect(page.total).toBe(first.total)
      expect(page.posts.length).toBeLessThanOrEqual(50)
      found.push(...page.posts)
      next = page.next
    }
    expect(found).toHaveLength(first.total)
    expect(new Set(found.map(({ id }) => id)).size).toBe(first.total)
    expect(found.filter(({ id }) => id.startsWith('listed-'))).toHaveLength(listed)
  },
)

test('a request returns at most a hundred posts, at any offset', async () => {
  expect((await ask('?limit=100')).posts).toHaveLength(100)
  for (const token of [undefined, team]) expect((await ask('?limit=101', token)).status).toBe(400)
  const { posts, total } = await ask('?search=oldest+many+listed')
  expect({ posts, total }).toEqual({ posts: [], total: 0 })
  const { posts: drafts } = await ask('?search=OLDEST+listed', team)
  expect(drafts.map(({ id }) => id)).toEqual(['listed-129'])
  expect((await ask('?search=listed&limit=5&offset=115')).posts.map(({ id }) => id)).toEqual(
    ids.slice(115, 120),
  )
})

/** Stops the clock, so that requests are simultaneous. @returns moves the clock by so many milliseconds */
async function stopTheClock(): Promise<(milliseconds: number) => void> {
  await endLoad(BLOGS)
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(async () => {
    clock.mockRestore()
    await endLoad(BLOGS)
  })
  return (milliseconds) => {
    now += milliseconds
  }
}

/** Counts the reads of a list, and checks whether it has a post. */
async function look(id: string) {
  const before = readsSoFar()
  const { posts } = await readPostList(BLOGS)
  return { reads: readsSoFar() - before, isThere: posts.some((post) => post.id === id) }
}

test('a list shows changes of another process at once, or at most a second later under load', async () => {
  const pass = await stopTheClock()
  const another = refs.blogs.doc('listed-another')
  try {
    await look('')
    for (let n = 1; n < 9; n += 1) expect(await look('')).toMatchObject({ reads: 1 })
    await another.set(oldPost(0))
    await raiseBlogs()
    expect(await look(another.id)).toMatchObject({ isThere: true })
    for (let n = 0; n < 30; n += 1) expect(await look(another.id)).toEqual({ reads: 0, isThere: true })
    await another.delete()
    await raiseBlogs()
    pass(999)
    for (let n = 0; n < 10; n += 1) expect(await look(another.id)).toEqual({ reads: 0, isThere: true })
    pass(1)
    expect(await look(another.id)).toMatchObject({ isThere: false })
    // the load is over
    pass(1_000)
    for (let n = 0; n < 10; n += 1) expect(await look('')).toMatchObject({ reads: 1 })
    expect(await look('')).toMatchObject({ reads: 0 })
  } finally {
    await another.delete()
    await raiseBlogs()
  }
})

const author = { uid: OPERATOR, name: 'Office' }
const fields = { title: 'Own', description: 'Own', externalLink: '', is_published: true }

test.each(['goes well', 'loses its answer'])(
  'under load a list shows changes of its own process at once, by a transaction that %s',
  async (how) => {
    await stopTheClock()
    const stopIntercepting = intercept(async (name, call) => {
      const answer = await call()
      if (name === 'commit create blog' && how !== 'goes well') throw new Error('answer lost')
      return answer
    })
    try {
      for (let n = 0; n < 20; n += 1) await look('')
      expect(await look('')).toMatchObject({ reads: 0 })
      const { id } = await addPost(BLOGS, { fields }, author)
      expect(await look(id)).toMatchObject({ isThere: true })
      await removePost(BLOGS, id, author.uid)
      expect(await look(id)).toMatchObject({ isThere: false })
    } finally {
      stopIntercepting()
    }
  },
)

test('simultaneous requests for a changed list read it once, and a failed read is repeated', async () => {
  const pass = await stopTheClock()
  let readings = 0
  let isBroken = false
  const stopIntercepting = intercept((name, call) => {
    if (name !== 'find') return call()
    readings += 1
    return isBroken ? Promise.reject(new Error('broken')) : call()
  })
  try {
    await raiseBlogs()
    const lists = await Promise.all(Array.from({ length: 30 }, () => readPostList(BLOGS)))
    expect(readings).toBe(1)
    expect(new Set(lists).size).toBe(1)
    await raiseBlogs()
    // after thirty requests the list is checked again only after a second
    pass(1_000)
    isBroken = true
    await expect(readPostList(BLOGS)).rejects.toThrow('broken')
    isBroken = false
    expect(await readPostList(BLOGS)).not.toBe(lists[0])
    expect(readings).toBe(3)
  } finally {
    stopIntercepting()
  }
})
