import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

test('every page of the site, and one of those below it, is looked at', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    mkdirSync(join(site, 'blog-details'))
    for (const file of ['home.html', 'blog-details.html', 'dashboard.html', 'robots.txt'])
      writeFileSync(join(site, file), '')
    for (const id of ['b', 'a']) writeFileSync(join(site, 'blog-details', `${id}.html`), '')
    expect(addressesIn(site)).toEqual(['/blog-details', '/home', '/blog-details/a'])
  } finally {
    rmSync(site, { recursive: true })
  }
})
