import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'

// every import with a value: static, dynamic, or of a file for its effect
const IMPORT = /(?:^import\b(?! type\b)[^'"]*|^export\b[^'"]*\bfrom\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm

const ENTRY = 'web/src/main.tsx'
/** Everything that only somebody who is signed in loads. */
const DASHBOARD = 'web/src/app/dashboard/dashboard-page.tsx'
const PARSER = 'domain/src/formatting/parse-markdown.ts'

/** Returns the path of an imported file of ours; undefined for a package. */
function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return `web/src/${name.slice(1)}`
  if (name.startsWith('domain/')) return name.replace('domain/', 'domain/src/')
  return name.startsWith('.') ? join(dirname(file), name) : undefined
}

/** Lists the files that a file imports, directly or through others. @param without a file whose imports do not count */
function importedBy(entry: string, without = ''): Set<string> {
  const found = new Set<string>()
  const queue = [entry]
  for (const file of queue) {
    if (found.has(file) || file === without || !existsSync(fromRoot(file))) continue
    found.add(file)
    const text = readFileSync(fromRoot(file), 'utf8')
    queue.push(...[...text.matchAll(IMPORT)].flatMap(([, name = '']) => resolve(file, name) ?? []))
  }
  return found
}

test('no script that visitors can load contains the parser of Markdown', () => {
  const visited = importedBy(ENTRY, DASHBOARD)
  expect(visited).toContain('web/src/features/blogs/post/post-words.tsx')
  expect(visited).toContain('web/src/features/events/event-details.tsx')
  expect(visited).not.toContain(PARSER)
  // so that the test would notice
  expect(importedBy(ENTRY)).toContain(PARSER)
})
