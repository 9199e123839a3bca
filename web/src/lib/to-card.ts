import type { PublicBlog } from 'domain/blog.ts'
import { excerptOf } from './excerpt.ts'
import type { CardBlog } from './page-data.ts'

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
