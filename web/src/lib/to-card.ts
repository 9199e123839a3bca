import type { PublicBlog } from 'domain/blog.ts'
import type { PublicEvent } from 'domain/event.ts'
import { excerptOf } from './format/excerpt.ts'
import type { CardBlog, CardEvent } from './page-data/page-data.ts'
import { scheduleOf } from './format/schedule-of.ts'

/** Characters of a description that a card has room for, at the most. */
const ON_CARD = 240

/** As much of a post as its card shows. */
export const toCard = ({ id, title, description, image, externalLink, createdAt }: PublicBlog): CardBlog => ({
  id,
  title,
  description: excerptOf(description, ON_CARD),
  image,
  externalLink,
  createdAt,
})

/** As much of an event as its card shows: what it is about, not the hours of its day unless it says nothing else. */
export const toEventCard = ({
  id,
  title,
  description,
  image,
  date,
  time,
  location,
  updatedAt,
}: PublicEvent): CardEvent => ({
  id,
  title,
  description: excerptOf(scheduleOf(description).words || description, ON_CARD),
  image,
  date,
  time,
  location,
  updatedAt,
})
