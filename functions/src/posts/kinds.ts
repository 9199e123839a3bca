import { type BlogInput, blogSchema } from 'domain/schemas/blog.ts'
import { type EventInput, eventSchema } from 'domain/schemas/event.ts'
import { compareTexts } from '../compare-texts.ts'
import { checkChange } from '../http/revisions/check-change.ts'
import { refs } from '../refs.ts'
import { isWholeBlog, isWholeEvent } from './is-whole.ts'
import type { PostKind } from './post-kind.ts'

export const BLOGS: PostKind<BlogInput> = {
  name: 'blogs',
  noun: 'blog',
  collection: refs.blogs,
  check: (stored, sent) => checkChange(blogSchema, stored, sent),
  isWhole: (id, stored) => isWholeBlog(id, { ...stored }),
  searched: ({ title, description, author_name }) => [title, description, author_name],
  // newest first
  compare: () => (a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(a.id, b.id),
  attached: (id) => refs.comments.where('blog', '==', id),
  cache: {},
}

export const EVENTS: PostKind<EventInput> = {
  name: 'events',
  noun: 'event',
  collection: refs.events,
  check: (stored, sent) => checkChange(eventSchema, stored, sent),
  isWhole: (id, stored) => isWholeEvent(id, { ...stored }),
  searched: ({ title, description, location }) => [title, description, location],
  // the next one first, past ones after all of those, the latest first
  compare: (today) => (a, b) => {
    const [first, second] = [startOf(a), startOf(b)]
    const [firstIsPast, secondIsPast] = [first < today, second < today]
    if (firstIsPast !== secondIsPast) return firstIsPast ? 1 : -1
    return (
      (firstIsPast ? compareTexts(second, first) : compareTexts(first, second)) || compareTexts(a.id, b.id)
    )
  },
  cache: {},
}

const startOf = ({ date, time }: EventInput): string => `${date}T${time}`
