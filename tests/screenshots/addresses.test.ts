import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressesIn, picturesOn } from './addresses.ts'

test('the screenshots include every page of the site, one page of each kind below it, and their pictures', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    mkdirSync(join(site, 'blog-details'))
    for (const file of ['home.html', 'blog-details.html', 'dashboard.html', 'robots.txt'])
      writeFileSync(join(site, file), '')
    for (const id of ['b', 'a']) writeFileSync(join(site, 'blog-details', `${id}.html`), '')
    writeFileSync(
      join(site, 'home.html'),
      '<img src="/media/a-1.webp" srcset="/media/a-1.webp 480w, /media/b.webp 960w">',
    )
    expect(picturesOn(site, ['/home'])).toEqual(['/media/a-1.webp', '/media/b.webp'])
    expect(addressesIn(site)).toEqual(['/blog-details', '/home', '/blog-details/a'])
  } finally {
    rmSync(site, { recursive: true })
  }
})
