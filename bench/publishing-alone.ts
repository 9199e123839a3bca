import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFrame, SiteRenderer } from 'domain/site.ts'

// node bench/publishing-alone.ts POSTS: publishes a site of so many posts, then one more post, in a process of its own, so that
// its memory is that of a function that publishes. Nothing is waited for between releases.

process.env['GCLOUD_PROJECT'] = 'demo-publishing-alone'
const { fillBlogs } = await import('../seed/seed-many.ts')
const { refs } = await import('../functions/src/refs.ts')
const { publishSite } = await import('../functions/src/site/publish-site.ts')
const { folderTarget } = await import('../functions/src/site/targets/folder-target.ts')

const posts = Number(process.argv[2])
const folder = join(mkdtempSync(join(tmpdir(), 'publishing-')), 'public')
cpSync('web/dist', folder, { recursive: true })
await refs.published.delete()
await fillBlogs(posts)

let files = 0
const target = folderTarget(folder)
const counting = {
  ...target,
  begin: async () => {
    const draft = await target.begin()
    return {
      ...draft,
      put: (rendered: Parameters<typeof draft.put>[0]) => {
        files += rendered.length
        return draft.put(rendered)
      },
    }
  },
}

const built = (name: string) => join('functions', 'lib', 'site', name)
async function loadRenderer() {
  const frame = JSON.parse(readFileSync(built('frame.json'), 'utf8')) as SiteFrame
  const { planSite } = (await import(pathToFileURL(built('prerender.js')).href)) as SiteRenderer
  return { frame, planSite }
}

/** Milliseconds, and how many files were rendered. */
async function publish() {
  files = 0
  const started = performance.now()
  const clock = { now: () => new Date(), wait: async () => {} }
  await publishSite({ target: counting, loadRenderer, origin: 'https://chamber.example', clock })
  const { problem } = (await refs.published.get()).data() ?? {}
  if (problem) throw new Error(`${problem.code}: ${problem.detail}`)
  return { milliseconds: performance.now() - started, files }
}

const whole = await publish()
await fillBlogs(posts + 1)
const change = await publish()
// kilobytes, whatever the system
const peakBytes = process.resourceUsage().maxRSS * 1024
rmSync(join(folder, '..'), { recursive: true })
process.stdout.write(JSON.stringify({ whole, change, peakBytes }))
