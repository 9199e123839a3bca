import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PublicBlog } from 'domain/blog.ts'
import { samples } from 'domain/content/samples.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'
import { fromRoot } from '../../emulators/config/paths.ts'
import { median } from '../format.ts'

const RUNS = 5
const PLAIN = 'Three beekeepers sell their harvest together. Payment comes within 30 days.\n\n'
const MARKED =
  '## The contract\n\nThree **beekeepers** sell [together](/about).\n\n- Payment\n- within _30 days_\n\n'
/** Of an ordinary post, in characters. */
const ORDINARY = 2_000

const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const postOf = (id: string, description: string, isFormatted: boolean): PublicBlog => ({
  id,
  title: 'Honey finds a buyer',
  description,
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  createdAt: '2026-11-25T09:00:00.000Z',
  updatedAt: '2026-11-25T09:00:00.000Z',
  ...(isFormatted && { format: 'markdown' as const }),
})

/** Measures in milliseconds how long the pages of posts take to render, in the middle of several runs. */
async function timePages({ planSite }: SiteRenderer, blogs: readonly PublicBlog[]): Promise<number> {
  const frame = JSON.parse(readFileSync(fromRoot('web', '.prerender', 'frame.json'), 'utf8')) as SiteFrame
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    // new objects: what was made of a text is kept with its post
    const site = { content: samples, blogs: structuredClone(blogs), events: [], blogsVersion: 1 }
    const files = planSite(frame, {
      ...site,
      day: '2026-11-25',
      language: 'en',
      origin: 'https://chamber.example',
    })
    for (const { path, render } of files) if (path.startsWith('/blog-details/')) await render()
    times.push(performance.now() - started)
  }
  return median(times)
}

/** Measures the pages of 200 posts, and the page of the longest text: formatted, and the same length plain. */
export async function timeFormattedPosts() {
  const renderer = (await import(
    pathToFileURL(fromRoot('web', '.prerender', 'prerender.js')).href
  )) as SiteRenderer
  const many = (text: string, isFormatted: boolean) =>
    Array.from({ length: 200 }, (_none, n) => postOf(`post-${n}`, long(text, ORDINARY), isFormatted))
  const longest = (text: string, isFormatted: boolean) => [
    postOf('longest', long(text, MAX_LENGTH.description), isFormatted),
  ]
  return {
    manyMs: await timePages(renderer, many(MARKED, true)),
    manyPlainMs: await timePages(renderer, many(PLAIN, false)),
    longestMs: await timePages(renderer, longest(MARKED, true)),
    longestPlainMs: await timePages(renderer, longest(PLAIN, false)),
  }
}
