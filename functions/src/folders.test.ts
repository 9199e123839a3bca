import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = import.meta.dirname
// every import of a file, including types: `from './a.ts'`, `import './a.ts'`, `import('./a.ts')`
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Returns the first folder of a path below src, or the file itself at the root. */
const folderOf = (path: string): string => path.split(/[\\/]/)[0] ?? ''

/** Maps each folder to the folders it imports, with one importing file for each. */
function importsByFolder(): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>()
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const folder = folderOf(file)
    const imported = graph.get(folder) ?? new Map<string, string>()
    graph.set(folder, imported)
    for (const [, path = ''] of readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORTED)) {
      const target = folderOf(normalize(join(file, '..', path)))
      if (target !== folder) imported.set(target, file)
    }
  }
  return graph
}

/** Finds the first import path from a folder back to itself; empty without a cycle. */
function findCircle(graph: Map<string, Map<string, string>>): string[] {
  const done = new Set<string>()
  const walk = (folder: string, way: string[]): string[] => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return []
    for (const next of graph.get(folder)?.keys() ?? []) {
      const circle = walk(next, [...way, folder])
      if (circle.length > 0) return circle
    }
    done.add(folder)
    return []
  }
  for (const folder of graph.keys()) {
    const circle = walk(folder, [])
    if (circle.length > 0) return circle
  }
  return []
}

test('no folder imports a folder that imports it, directly or through others, types included', () => {
  const graph = importsByFolder()
  expect(graph.get('index.ts')?.has('app.ts')).toBe(true)
  const circle = findCircle(graph)
  const by = circle.slice(1).map((next, n) => `${graph.get(circle[n] ?? '')?.get(next)} imports ${next}`)
  expect(circle.join(' → '), by.join(', ')).toBe('')
})
