import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { entityTag } from 'domain/entity-tag.ts'
import type { SiteData } from 'domain/site.ts'
import type { PageData, Neighbour } from '#lib/page-data/page-data.ts'

const neighbour = (title: string): Neighbour => ({ id: title, title, image: '' })

/** The sample post as a page of a post shows one, with its tag. */
export function samplePostOf({ content: { samplePost }, comments: all = {} }: SiteData) {
  const said = all[SAMPLE_POST_ID] ?? []
  const data = (): Partial<PageData> => {
    const { lead, title, author_name, createdAt, image, previous, next, comments, ...sample } = samplePost
    const blog = {
      id: SAMPLE_POST_ID,
      title,
      description: lead,
      image,
      externalLink: '',
      is_published: true,
      author_name,
      createdAt,
      updatedAt: createdAt,
    }
    const around = { previous: neighbour(previous), next: neighbour(next) }
    return { post: { blog, etag: '', ...around, sample }, comments: [...comments, ...said] }
  }
  return { tag: entityTag([samplePost, said]), data }
}
