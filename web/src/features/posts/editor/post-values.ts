import type { Post, PostKind } from '../kinds.ts'

/** What stands in the form of a post or an event; a field that its kind does not have stays empty. */
export interface PostValues {
  title: string
  description: string
  externalLink: string
  date: string
  time: string
  location: string
  /** Of two radio buttons. */
  is_published: 'true' | 'false'
  /** A new picture. */
  image: File | null
}

/** What is typed and chosen beside the picture. */
export type PostField = Exclude<keyof PostValues, 'image'>

/** Of a new one. */
export const EMPTY: PostValues = {
  title: '',
  description: '',
  externalLink: '',
  date: '',
  time: '',
  location: '',
  is_published: 'true',
  image: null,
}

/** What the form shows of a stored one. */
export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  description: post.description,
  externalLink: post.externalLink ?? '',
  date: post.date ?? '',
  time: post.time ?? '',
  location: post.location ?? '',
  is_published: post.is_published ? 'true' : 'false',
  image: null,
})

/** The fields in which two differ, a new picture last. */
export const differingFields = (
  { fields }: Pick<PostKind, 'fields'>,
  one: PostValues,
  other: PostValues,
): (keyof PostValues)[] => [...fields, 'image' as const].filter((field) => one[field] !== other[field])
