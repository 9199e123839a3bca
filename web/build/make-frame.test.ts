import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFrame } from './make-frame.ts'

/** Makes a build with this code as its renderer; its scripts always have the same names. */
async function frameOf(code: string) {
  const dist = await mkdtemp(path.join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(path.join(dist, 'assets'))
  const link = '<link rel="stylesheet" href="/assets/main-00000000.css">'
  await writeFile(
    path.join(dist, 'index.html'),
    `<head>${link}<script type="module" src="/assets/main-11111111.js"></script></head><body></body>`,
  )
  await writeFile(path.join(dist, 'assets', 'main-00000000.css'), 'a{}')
  const renderer = path.join(dist, 'prerender.js')
  await writeFile(renderer, code)
  return { dist, renderer, frame: await makeFrame(dist, renderer) }
}

test('a build lists its scripts, and a file that no other build has', async () => {
  const { dist, frame } = await frameOf('one')
  const mark = `build-${frame.build}.txt`
  expect(frame.assets).toEqual(['/assets/main-11111111.js', `/assets/${mark}`])
  expect(await readdir(path.join(dist, 'assets'))).toContain(mark)
  expect(await readFile(path.join(dist, 'assets', mark), 'utf8')).toBe(frame.build)
  expect((await frameOf('two')).frame.assets).not.toContain(`/assets/${mark}`)
})

test('equal input makes the same build, even if its file already exists', async () => {
  const { dist, renderer, frame } = await frameOf('one')
  expect(await makeFrame(dist, renderer)).toEqual(frame)
  expect((await frameOf('one')).frame).toEqual(frame)
})

test('the policy of the site allows the script in index.html, and no other inline script', async () => {
  const html = await readFile(new URL('../index.html', import.meta.url), 'utf8')
  const hosting = await readFile(new URL('../../firebase.json', import.meta.url), 'utf8')
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(hashes).toHaveLength(1)
  expect(hosting).toContain(`script-src 'self' ${hashes[0]};`)
})
