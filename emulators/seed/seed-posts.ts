import { readFile } from 'node:fs/promises'
import { instantOf, today } from 'domain/dates.ts'
import { picture } from 'domain/needlework/picture.ts'
import { toSvg } from 'domain/needlework/to-svg.ts'
import sharp from 'sharp'
import { find } from '../../functions/src/cloud/store.ts'
import { addPost } from '../../functions/src/posts/add-post.ts'
import { readOfficeFiles } from '../../functions/src/site/office-files.ts'
import { changePost } from '../../functions/src/posts/change-post.ts'
import { BLOGS, EVENTS, PAGES, type PostInput, type PostKind } from '../../functions/src/posts/post-kind.ts'
import { pages } from './pages.ts'
import { events, posts, type SamplePost } from './posts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Stores the sample posts and events with the same operation as the API. Keeps those that exist already. */
export async function seedPosts(author: { uid: string; name: string }): Promise<void> {
  const now = Date.now()
  await seedKind(BLOGS, posts, author, (post, n) => ({
    at: post.publishedInDays === undefined ? now - DAY - n * 10.5 * DAY : now - HOUR,
    fields: { ...texts(post), externalLink: post.externalLink ?? '', ...(post.ur && { ur: post.ur }) },
  }))
  await seedKind(EVENTS, events, author, (event, n) => ({
    at: now - (n + 1) * DAY,
    fields: {
      ...texts(event),
      date: today(new Date(now + event.inDays * DAY)),
      time: event.time,
      end_date: event.days ? today(new Date(now + (event.inDays + event.days - 1) * DAY)) : '',
      end_time: event.end_time ?? '',
      location: event.location,
      ...(event.ur && { ur: { ...event.ur, location: 'چیمبر ہاؤس، ایبٹ آباد' } }),
    },
  }))
}

/** Stores the sample pages of the office after its files, one after the other: each new one comes last. */
export async function seedPages(author: { uid: string; name: string }): Promise<void> {
  const stored = new Set((await find(PAGES.collection)).map(({ data }) => data.name))
  const idOf = new Map((await readOfficeFiles()).map(({ id, title }) => [title, id]))
  for (const page of pages) {
    const fields = { ...page, files: page.files.flatMap((title) => idOf.get(title) ?? []) }
    if (!stored.has(page.name)) await addPost(PAGES, { fields }, author)
  }
}

async function seedKind<Sample extends SamplePost, Input extends PostInput>(
  kind: PostKind<Input>,
  samples: Sample[],
  author: { uid: string; name: string },
  prepare: (sample: Sample, n: number) => { at: number; fields: Input },
): Promise<void> {
  const stored = new Set((await find(kind.collection)).map(({ data }) => data.title))
  const missing = samples
    .map((sample, n) => ({ sample, n }))
    .filter(({ sample }) => !stored.has(sample.title))
  await Promise.all(
    missing.map(async ({ sample, n }) => {
      const { at, fields } = prepare(sample, n)
      const [first, ...later] = [...(sample.earlier ?? []), fields.description]
      const image = await imageOf(sample)
      const made = { fields: { ...fields, description: first }, image }
      const { id } = await addPost(kind, made, author, new Date(at).toISOString())
      for (const [hours, description] of later.entries())
        await changePost(
          kind,
          id,
          { fields: { description }, editor: author.name },
          author.uid,
          new Date(at + (hours + 1) * HOUR).toISOString(),
        )
    }),
  )
}

const texts = ({ title, description, is_published = true, publishedInDays }: SamplePost) => ({
  title,
  description,
  is_published,
  ...(publishedInDays !== undefined && {
    publish_at: instantOf(today(new Date(Date.now() + publishedInDays * DAY)), '09:00').toISOString(),
  }),
})

async function imageOf({ title, picture: name }: SamplePost): Promise<Buffer | undefined> {
  if (name === '') return undefined
  if (name === 'pattern')
    return sharp(Buffer.from(toSvg(picture(title), { px: 20 })))
      .png()
      .toBuffer()
  return readFile(new URL(`pictures/${name}`, import.meta.url))
}
