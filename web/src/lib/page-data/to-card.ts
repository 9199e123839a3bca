import type { PublicBlog } from 'domain/blog.ts'
import type { PublicEvent } from 'domain/event.ts'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import type { CardBlog, CardEvent } from './page-data.ts'
import { scheduleOf } from 'domain/formatting/schedule-of.ts'

/** The longest description on a card, in characters. */
const ON_CARD = 240

/** Picks what the card of a post shows. */
export const toCard = ({
  id,
  title,
  description,
  image,
  externalLink,
  createdAt,
  language,
}: PublicBlog): CardBlog => ({
  id,
  title,
  description: excerptOf(description, ON_CARD),
  image,
  externalLink,
  createdAt,
  ...(language && { language }),
})

/** Picks what the card of an event shows. Schedule lines are left out if the description has other text. */
export const toEventCard = ({
  id,
  title,
  description,
  image,
  date,
  time,
  location,
  updatedAt,
  language,
}: PublicEvent): CardEvent => ({
  id,
  title,
  description: excerptOf(scheduleOf(description).words || description, ON_CARD),
  image,
  date,
  time,
  location,
  updatedAt,
  ...(language && { language }),
})
