import { addBlogPicture, changeBlog, createBlog, deleteBlog } from 'domain/api/managed-posts.ts'
import type { Endpoint } from 'domain/api/endpoint.ts'
import { addEventPicture, changeEvent, createEvent, deleteEvent } from 'domain/api/managed-posts.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import { eventSchema } from 'domain/schemas/event.ts'
import type { PostRecord } from 'domain/stored/post.ts'
import type { AnyObjectSchema } from 'yup'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { PostField } from './post-values.ts'

/** A post of the blog or an event, as the dashboard shows it. */
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
}

type Version = Pick<Post, 'id' | 'updatedAt'>

/** The differences between posts and events. All other code is shared. */
export interface PostKind {
  /** Of the collection, and of the tab. */
  name: 'blogs' | 'events'
  /** The rules that the server has too. */
  schema: AnyObjectSchema
  /** What its author writes beside the picture, in the order of the form. */
  fields: readonly PostField[]
  create: Endpoint
  change: Endpoint
  addPicture: Endpoint
  /** Publishes this version or takes it off. @throws as `callSignedIn`; HttpError 412 where it is another version by now */
  publish: (post: Version, isPublished: boolean) => Promise<unknown>
  /** Deletes this version. @throws as `publish` */
  remove: (post: Version) => Promise<unknown>
}

export const BLOGS: PostKind = {
  name: 'blogs',
  schema: blogSchema,
  fields: ['title', 'description', 'externalLink', 'publishing'],
  create: createBlog,
  change: changeBlog,
  addPicture: addBlogPicture,
  publish: ({ id, updatedAt }, is_published) =>
    callSignedIn(changeBlog, { id, version: updatedAt, is_published }),
  remove: ({ id, updatedAt }) => callSignedIn(deleteBlog, { id, version: updatedAt }),
}

export const EVENTS: PostKind = {
  name: 'events',
  schema: eventSchema,
  fields: ['title', 'description', 'date', 'time', 'end_date', 'end_time', 'location', 'publishing'],
  create: createEvent,
  change: changeEvent,
  addPicture: addEventPicture,
  publish: ({ id, updatedAt }, is_published) =>
    callSignedIn(changeEvent, { id, version: updatedAt, is_published }),
  remove: ({ id, updatedAt }) => callSignedIn(deleteEvent, { id, version: updatedAt }),
}
