// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite, savePost } from '../../support/publishing.ts'

test('the pages of a deployment have the stored content and no drafts', async () => {
  const { renderStored } = await import('../../../functions/scripts/render-site.ts')
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await openSite()
  await savePost(1, { title: 'Of the deployment & after' })
  await savePost(2, { title: 'Not yet', is_published: false })
  try {
    await cp('web/dist', dist, { recursive: true })
    expect(await readFile(join(dist, 'home.html'), 'utf8')).not.toContain('Of the deployment')
    await renderStored({ renderer: 'web/.prerender', dist, origin: 'https://chamber.example' })
    for (const page of ['home.html', 'blog.html', 'blog-details/post-1.html']) {
      const html = await readFile(join(dist, page), 'utf8')
      expect(html, page).toContain('Of the deployment &amp; after')
      expect(html, page).not.toContain('Not yet')
    }
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
})
