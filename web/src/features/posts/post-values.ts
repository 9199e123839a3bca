import type { PageLink } from 'domain/stored/page.ts'
import type { Post, PostKind } from './kinds.ts'
import { type PublishingChoice, publishingOf } from './schedule.ts'

/** The values of the form of a post, an event or a page. A field that its kind does not have stays empty. */
export interface PostValues {
  title: string
  description: string
  externalLink: string
  date: string
  time: string
  end_date: string
  end_time: string
  location: string
  name: string
  linked_in: PageLink
  /** Ids of files as JSON, as a form sends a list. */
  files: string
  publishing: PublishingChoice
  ur_title: string
  ur_description: string
  ur_location: string
  /** A new picture. */
  image: File | null
}

/** The fields beside the picture. */
export type PostField = Exclude<keyof PostValues, 'image'>

/** The values of a new post. */
export const EMPTY: PostValues = {
  title: '',
  description: '',
  externalLink: '',
  date: '',
  time: '',
  end_date: '',
  end_time: '',
  location: '',
  name: '',
  linked_in: 'none',
  files: '[]',
  publishing: 'published',
  ur_title: '',
  ur_description: '',
  ur_location: '',
  image: null,
}

/** Converts a stored post to the values of its form. */
export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  description: post.description,
  externalLink: post.externalLink ?? '',
  date: post.date ?? '',
  time: post.time ?? '',
  end_date: post.end_date ?? '',
  end_time: post.end_time ?? '',
  location: post.location ?? '',
  name: post.name ?? '',
  linked_in: post.linked_in ?? 'none',
  files: JSON.stringify(post.files ?? []),
  publishing: publishingOf(post),
  ur_title: post.ur?.title ?? '',
  ur_description: post.ur?.description ?? '',
  ur_location: post.ur?.location ?? '',
  image: null,
})

/** Returns the ids of the chosen files. */
export const fileIdsOf = ({ files }: Pick<PostValues, 'files'>): string[] => JSON.parse(files) as string[]

/** Returns the fields in which two versions differ, a new picture last. */
export const differingFields = (
  { fields }: Pick<PostKind, 'fields'>,
  one: PostValues,
  other: PostValues,
): (keyof PostValues)[] => [...fields, 'image' as const].filter((field) => one[field] !== other[field])

/** Returns the form's name of a field that the rules and the server name, such as `ur_title` for `ur.title`. */
export const toFormName = (name: string): string => name.replace(/^ur\./, 'ur_')

/** Splits the values of the form into those of the post itself and its Urdu, as the rules and the server know them. */
export function splitUrdu<T extends Pick<PostValues, 'ur_title' | 'ur_description' | 'ur_location'>>(
  { fields }: Pick<PostKind, 'fields'>,
  { ur_title: title, ur_description: description, ur_location: location, ...others }: T,
) {
  return { others, ur: { title, description, ...(fields.includes('ur_location') && { location }) } }
}
