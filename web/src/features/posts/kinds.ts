import {
  addBlogPicture,
  addEventPicture,
  addPagePicture,
  changeBlog,
  changeEvent,
  changePage,
  createBlog,
  createEvent,
  createPage,
  deleteBlog,
  deleteEvent,
  deletePage,
} from 'domain/api/managed-posts.ts'
import type { Endpoint } from 'domain/api/endpoint.ts'
import type { PostListName } from 'domain/office/managed-posts.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { eventSchema } from 'domain/schemas/event.ts'
import { pageSchema } from 'domain/pages/page-schema.ts'
import type { PageLink } from 'domain/stored/page.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import type { AnyObjectSchema } from 'yup'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { PostField } from './post-values.ts'

/** A post of the blog, an event or a page of the office, as the dashboard shows it. */
export interface Post extends PostRecord {
  id: string
  title: string
  description: string
  is_published: boolean
  externalLink?: string
  date?: string
  time?: string
  end_date?: string | undefined
  end_time?: string | undefined
  location?: string
  name?: string
  linked_in?: PageLink
  files?: string[] | undefined
  order?: number
}

type Version = Pick<Post, 'id' | 'updatedAt'>

/** The differences between posts, events and pages of the office. All other code is shared. */
export interface PostKind<Name extends PostListName = PostListName> {
  /** Of the collection, and of the tab. */
  name: Name
  /** The rules that the server has too. */
  schema: AnyObjectSchema
  /** What its author writes beside the picture, in the order of the form. */
  fields: readonly PostField[]
  /** Whether it has a picture, which a new one needs. */
  hasPicture: boolean
  create: Endpoint
  change: Endpoint
  addPicture: Endpoint
  /** Publishes this version or takes it off. @throws as `callSignedIn`; HttpError 412 where it is another version by now */
  publish: (post: Version, isPublished: boolean) => Promise<unknown>
  /** Deletes this version. @throws as `publish` */
  remove: (post: Version) => Promise<unknown>
}

/** A kind whose list has tabs and a search. */
export type ListedKind = PostKind<'blogs' | 'events'>

export const BLOGS: PostKind<'blogs'> = {
  name: 'blogs',
  schema: blogSchema,
  fields: ['title', 'description', 'externalLink', 'publishing', 'ur_title', 'ur_description'],
  hasPicture: true,
  create: createBlog,
  change: changeBlog,
  addPicture: addBlogPicture,
  publish: ({ id, updatedAt }, is_published) =>
    callSignedIn(changeBlog, { id, version: updatedAt, is_published }),
  remove: ({ id, updatedAt }) => callSignedIn(deleteBlog, { id, version: updatedAt }),
}

export const EVENTS: PostKind<'events'> = {
  name: 'events',
  schema: eventSchema,
  fields: [
    'title',
    'description',
    'date',
    'time',
    'end_date',
    'end_time',
    'location',
    'publishing',
    'ur_title',
    'ur_description',
    'ur_location',
  ],
  hasPicture: true,
  create: createEvent,
  change: changeEvent,
  addPicture: addEventPicture,
  publish: ({ id, updatedAt }, is_published) =>
    callSignedIn(changeEvent, { id, version: updatedAt, is_published }),
  remove: ({ id, updatedAt }) => callSignedIn(deleteEvent, { id, version: updatedAt }),
}

export const PAGES: PostKind<'pages'> = {
  name: 'pages',
  schema: pageSchema,
  fields: ['title', 'name', 'description', 'files', 'linked_in', 'publishing', 'ur_title', 'ur_description'],
  hasPicture: false,
  create: createPage,
  change: changePage,
  addPicture: addPagePicture,
  publish: ({ id, updatedAt }, is_published) =>
    callSignedIn(changePage, { id, version: updatedAt, is_published }),
  remove: ({ id, updatedAt }) => callSignedIn(deletePage, { id, version: updatedAt }),
}
