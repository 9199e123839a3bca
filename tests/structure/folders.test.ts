import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'

const MOST_FILES = 20
const SOURCES = ['domain/src', 'functions/src', 'web/src']

// `import … from './a.ts'`, `export … from`, `import('./a.ts')`, `import './a.ts'`; `#lib/a.ts` in web
const IMPORT = /(?:^import\b[^'"]*|^export\b[^'"]*\bfrom\s*|\bimport\(\s*)['"]([.#][^'"]+)['"]/gm
const TYPES_ONLY = /^import type\b|^import \{(?:\s*type [^,}]+,?)+\s*\}/

/** One import between two folders, as paths below the source folder. */
interface Import {
  from: string
  to: string
  isType: boolean
}

const filesOf = (source: string): string[] =>
  readdirSync(fromRoot(source), { recursive: true, encoding: 'utf8' })

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Lists the imports of a file from other folders of its source. */
function importsOf(source: string, file: string): Import[] {
  const text = readFileSync(fromRoot(source, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([statement, path = '']) => {
    const to = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))
    const isInside = !to.startsWith('..') && dirname(to) !== dirname(file)
    return isInside ? [{ from: file, to, isType: TYPES_ONLY.test(statement) }] : []
  })
}

/** A child folder may import types of its parent. */
const isAllowed = (imports: readonly Import[]) =>
  imports.every(({ from, to, isType }) => isType && dirname(from).startsWith(`${dirname(to)}/`))

/** Lists the pairs of folders that import each other, each with an example in both directions. */
function mutualImports(imports: readonly Import[]): string[] {
  const between = Map.groupBy(imports, ({ from, to }) => `${dirname(from)} ${dirname(to)}`)
  return [...between].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = between.get(`${to} ${from}`)
    // the top folder starts everything and holds shared code
    if ([from, to].includes('.') || from > to || !back || isAllowed(there) || isAllowed(back)) return []
    const examples = [there[0], back[0]].map((one) => `${one?.from} imports ${one?.to}`)
    return [`${from} and ${to}: ${examples.join(', ')}`]
  })
}

test.for(SOURCES)(
  'no two folders of %s import each other, except that a child imports types of its parent',
  (source) => {
    const imports = filesOf(source)
      .filter(isCode)
      .flatMap((file) => importsOf(source, file))
    expect(imports.length).toBeGreaterThan(20)
    expect(mutualImports(imports)).toEqual([])
  },
)

test.for(SOURCES)('no folder of %s holds more than 20 files', (source) => {
  const count = Map.groupBy(
    filesOf(source).filter((file) => /\.\w+$/.test(file)),
    (file) => dirname(file),
  )
  const large = [...count].filter(([, files]) => files.length > MOST_FILES)
  expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})
