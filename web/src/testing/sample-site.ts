import type { PublicBlog } from 'domain/blog.ts'
import { samples } from 'domain/content/samples.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { SiteData, SiteFrame } from 'domain/site.ts'
import { samplePostOf } from '#app/prerender/page/page-parts.ts'
import template from '../../index.html?raw'

/** The page template of the build, as in its source. */
export const SOURCE_FRAME: SiteFrame = { build: 'test', template, assets: [] }

const RECORD = {
  description: 'Plain words.',
  image: '',
  is_published: true,
  author_name: 'Office',
  createdAt: '2024-03-15T08:00:00.000Z',
  updatedAt: '2024-03-15T08:00:00.000Z',
}

export const blogOf = (blog: Partial<PublicBlog>): PublicBlog => ({
  ...RECORD,
  id: 'post',
  title: 'A post',
  externalLink: '',
  ...blog,
})

export const eventOf = (event: Partial<PublicEvent>): PublicEvent => ({
  ...RECORD,
  id: 'event',
  title: 'An event',
  date: '2024-03-22',
  time: '09:30',
  location: 'Chamber House',
  ...event,
})

/** Makes a site with these posts and events, and sample content. */
export const siteOf = (blogs: readonly PublicBlog[], events: readonly PublicEvent[] = []): SiteData => ({
  content: samples,
  blogs,
  events,
  blogsVersion: 1,
  day: '2024-03-15',
  language: 'en',
  origin: 'https://chamber.example',
})

/** Returns the data of the page of the sample post. */
export const samplePostData = () => samplePostOf(siteOf([])).data()
