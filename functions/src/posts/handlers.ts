import type { addBlogPicture, changeBlog, createBlog, deleteBlog } from 'domain/api/managed-posts.ts'
import type { getBlog, listBlogs } from 'domain/api/posts.ts'
import { DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import { POSTS_PER_ANSWER } from 'domain/values/list-limits.ts'
import { SHOWN_POSTS } from 'domain/office/managed-posts.ts'
import { can } from 'domain/permissions.ts'
import { type Call, RESPONSE_SENT } from '../http/handler.ts'
import { setPageHeaders } from '../http/paging.ts'
import { rateLimiter } from '../http/rates/rate-limit.ts'
import { RATES } from '../http/rates/rates.ts'
import { invalidFields, notFound } from '../http/responses/http-error.ts'
import { throwUnreadable } from '../http/revisions/check-change.ts'
import type { Handlers } from '../http/serve.ts'
import { addPost } from './add-post.ts'
import { changePost, removePost } from './change-post.ts'
import { findManaged } from './find-managed.ts'
import { movePage } from './office-pages.ts'
import { BLOGS, EVENTS, PAGES, type Post, type PostInput, type PostKind, readPost } from './post-kind.ts'
import { storeUnusedPicture } from '../media/claim-pictures.ts'
import {
  CACHE_ONE_MINUTE,
  postTag,
  sendPublicAnswer,
  SERVE_STALE_ONE_DAY,
  toListed,
  toPublicAnswer,
  toShown,
} from './public-answer.ts'
import { readPostList } from './post-list.ts'
import { listVersions, readVersion, type Restoring, restoreVersion } from './restore-version.ts'
import { findPosts } from './search-posts.ts'

// the calls of posts and events differ only in the fields of their input
type CreateCall<Input extends PostInput> = Omit<Call<typeof createBlog>, 'input'> & { input: Input }

const list =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async (call: Call<typeof listBlogs>) => {
    const { actor, query, request, response } = call
    const { limit = POSTS_PER_ANSWER, offset = 0, search = '', language = DEFAULT_LANGUAGE } = query
    const stored = await readPostList(kind)
    const seesDrafts = can(actor, 'post:read-draft')
    const found = await findPosts(kind, stored, { drafts: seesDrafts, search })
    const end = offset + limit
    setPageHeaders(call, found.length, end < found.length ? { offset: String(end) } : undefined)
    const page = found.slice(offset, end)

    // no cache may keep what was asked for with a token
    if (actor.uid) return seesDrafts ? page : page.map((post) => toListed(post, language))
    const answer = toPublicAnswer(`${stored.id} ${limit} ${offset} ${search}`, page, {
      total: found.length,
      language,
    })
    // caches may answer an older page: a browser must not take it for newer than its own
    response.set('X-List-Version', String(stored.version))
    // a search is rarely repeated, and must not find an unpublished post for a day
    sendPublicAnswer(request, response, answer, search ? CACHE_ONE_MINUTE : SERVE_STALE_ONE_DAY)
    return RESPONSE_SENT
  }

const get =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async ({ actor, path: { id }, query, request, response }: Call<typeof getBlog>) => {
    const { language = DEFAULT_LANGUAGE } = query
    const post = { id, ...(await readPost(kind, id)) }
    const seesDrafts = can(actor, 'post:read-draft')
    const isPublic = post.is_published && kind.isValid(id, post)
    if (!isPublic && !seesDrafts) throw notFound()
    if (actor.uid) return seesDrafts ? post : toShown(post, language)
    const answer = { body: JSON.stringify(toShown(post, language)), etag: postTag(post, language) }
    sendPublicAnswer(request, response, answer, CACHE_ONE_MINUTE)
    return RESPONSE_SENT
  }

const create = <Input extends PostInput>(kind: PostKind<Input>) => ({
  limit: rateLimiter(RATES.write),
  handle: ({ actor, input, files }: CreateCall<Input>): Promise<Post<Input>> => {
    const author = { uid: actor.uid, name: actor.user?.full_name ?? '' }
    return addPost(kind, { fields: input, image: files['image'] }, author)
  },
})

const change = <Input extends PostInput>(kind: PostKind<Input>) => ({
  limit: rateLimiter(RATES.write),
  handle: async ({
    actor,
    path: { id },
    input,
    files,
    errors,
    version,
  }: Call<typeof changeBlog>): Promise<Post<Input>> => {
    await throwUnreadable(errors, async () => kind.check(await readPost(kind, id), input))
    const editor = actor.user?.full_name
    return changePost(kind, id, { fields: input, image: files['image'], version, editor }, actor.uid)
  },
})

const remove =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async ({ actor, path, version }: Call<typeof deleteBlog>): Promise<undefined> => {
    await removePost(kind, path.id, actor.uid, { version })
    return undefined
  }

const addPicture = <Input extends PostInput>({ name }: PostKind<Input>) => ({
  limit: rateLimiter(RATES.write),
  handle: async ({ actor, path: { id }, files, errors }: Call<typeof addBlogPicture>) => {
    const { image } = files
    if (!image || Object.keys(errors).length > 0) throw invalidFields(errors)
    return storeUnusedPicture(name, id, image, { uid: actor.uid, action: 'post:write' })
  },
})

const versionsOf = <Input extends PostInput>(kind: PostKind<Input>) => ({
  list: (id: string) => listVersions(kind, id),
  read: (id: string, kept: string) => readVersion(kind, id, kept),
  restore: (id: string, chosen: Restoring, by: string) => restoreVersion(kind, id, chosen, by),
})
const VERSIONS = { blogs: versionsOf(BLOGS), events: versionsOf(EVENTS), pages: versionsOf(PAGES) }

/** Handles the calls about posts, events and pages of the office. */
export const postHandlers = {
  listBlogs: list(BLOGS),
  createBlog: create(BLOGS),
  getBlog: get(BLOGS),
  changeBlog: change(BLOGS),
  deleteBlog: remove(BLOGS),
  listEvents: list(EVENTS),
  createEvent: create(EVENTS),
  getEvent: get(EVENTS),
  changeEvent: change(EVENTS),
  deleteEvent: remove(EVENTS),

  listPostVersions: ({ path: { name, id } }) => VERSIONS[name].list(id),
  getPostVersion: ({ path: { name, id, kept } }) => VERSIONS[name].read(id, kept),
  restorePostVersion: {
    limit: rateLimiter(RATES.write),
    handle: ({ actor, path: { name, id, kept }, version }) => {
      const chosen = { kept, version, editor: actor.user?.full_name ?? '' }
      return VERSIONS[name].restore(id, chosen, actor.uid)
    },
  },

  addBlogPicture: addPicture(BLOGS),
  addEventPicture: addPicture(EVENTS),
  addPagePicture: addPicture(PAGES),
  listPages: list(PAGES),
  createPage: create(PAGES),
  getPage: get(PAGES),
  changePage: change(PAGES),
  deletePage: remove(PAGES),
  movePage: async ({ actor, path: { id }, input }) => {
    await movePage(id, input.direction, actor.uid)
    return undefined
  },

  findManagedPosts: ({ path: { name }, query }) => {
    const { search = '', offset = 0 } = query
    if (name === 'blogs')
      return findManaged(BLOGS, { search, offset, shown: query.show ?? SHOWN_POSTS.blogs[0] })
    return findManaged(EVENTS, { search, offset, shown: query.show ?? SHOWN_POSTS.events[0] })
  },
} satisfies Partial<Handlers>
