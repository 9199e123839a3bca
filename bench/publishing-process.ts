import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'

// node bench/publishing-process.ts POSTS [HOSTING]: publishes a site with this many posts, then one more post. HOSTING is the address
// of a stand-in of Google's Hosting, with a deployment; without it files are published to a folder.
// It is a separate process, so that its memory is that of one function. It does not wait between releases.

const [, , posts = '', hosting] = process.argv
process.env['GCLOUD_PROJECT'] = `demo-publishing-${posts}`
const { count } = await import('./costs/count-database-calls.ts')
const { fillBlogs } = await import('../emulators/seed/seed-many.ts')
const { refs } = await import('../functions/src/refs.ts')
const { publishSite } = await import('../functions/src/site/publish-site.ts')
const { hostingTarget } = await import('../functions/src/site/targets/hosting-target.ts')
const { folderTarget } = await import('../functions/src/site/targets/folder-target.ts')

const now = new Date().toISOString()
const newest = {
  title: 'The newest post',
  description: 'A few words.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  author_uid: 'office',
  createdAt: now,
  updatedAt: now,
}
const folder = join(mkdtempSync(join(tmpdir(), 'publishing-')), 'public')
cpSync('web/dist', folder, { recursive: true })
await refs.published.delete()
await refs.opening.set({ openedAt: '', openedBy: 'operator' })
await refs.blogs.doc('newest').delete()
await fillBlogs(Number(posts))

export interface Release {
  /** Since publishing began. */
  milliseconds: number
  /** That were rendered for it. */
  files: number
}

let releases: Release[] = []
let started = 0

const target = hosting
  ? hostingTarget({ origin: hosting, token: async () => 'good', wait }, 'chamber')
  : folderTarget(folder)
const watched: typeof target = {
  ...target,
  begin: async (goOn) => {
    const draft = await target.begin(goOn)
    let files = 0
    return {
      ...draft,
      put: (rendered) => {
        files += rendered.length
        return draft.put(rendered)
      },
      release: async (removed, redirects, build) => {
        const name = await draft.release(removed, redirects, build)
        releases.push({ milliseconds: performance.now() - started, files })
        return name
      },
    }
  },
}

const built = (name: string) => join('web', '.prerender', name)
async function loadRenderer() {
  const frame = JSON.parse(readFileSync(built('frame.json'), 'utf8')) as SiteFrame
  const { planSite } = (await import(pathToFileURL(built('prerender.js')).href)) as SiteRenderer
  // share cards are drawn by twenty a release, whatever the number of posts
  return { frame, planSite, planCards: async () => [] }
}

/** Publishes until all that is stored is live. */
async function publish(): Promise<Release[]> {
  releases = []
  started = performance.now()
  const clock = { now: () => new Date(), wait: async () => {} }
  await publishSite({ target: watched, loadRenderer, origin: 'https://chamber.example', clock })
  const { problem } = (await refs.published.get()).data() ?? {}
  if (problem) throw new Error(`${problem.code}: ${problem.detail}`)
  return releases
}

const whole = await publish()
// a new one, which every page of a post shows beside its own words
await refs.blogs.doc('newest').set(newest)
await refs.versions.doc('blogs').set({ version: Date.now() })
let change: Release[] = []
const counted = await count(async () => {
  change = await publish()
})
// kilobytes, whatever the system
const peakBytes = process.resourceUsage().maxRSS * 1024
rmSync(join(folder, '..'), { recursive: true })
process.stdout.write(JSON.stringify({ whole, change, counted, peakBytes }))
