import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { codeIn, documents, projectFiles, textOf } from './documents.ts'

const known = new Set(projectFiles.map((file) => file.replaceAll('\\', '/')))
const topLevel = new Set([...known].map((file) => file.split('/')[0]))

/**
 * Files that a build, a start or the reader creates. Documents name them, but a fresh copy does not have
 * them.
 */
const MADE =
  /^(local|web\/dist|web\/\.env|web\/src\/locales|functions\/(deployed|lib|\.env\.|node_modules))|node_modules|^accounts\.json$/
const FILE = /^[\w.@<>{},*-]+(\/[\w.@<>{},*-]+)*\.(tsx?|mjs|css|rules|ya?ml|json|md|html|po)$/
const FOLDER = /^[\w.@<>{},*-]+(\/[\w.@<>{},*-]+)+\/?$|^[\w-]+\/$/

/** Turns a path into a pattern: `<name>` and `*` match a part of a name, `{a,b}` matches one of two. */
const toPattern = (path: string) =>
  path
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>/g, '[^/]+')
    .replaceAll('**/', '(.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')

/**
 * Tells whether a path exists: from the project folder, or as the end of a file's path, such as `serve.ts`.
 */
function isThere(path: string): boolean {
  const bare = path.replace(/^#/, 'src/').replace(/\/$/, '')
  if (known.has(bare) || known.has(bare.replace(/^domain\//, 'domain/src/'))) return true
  const pattern = new RegExp(`(^|/)${toPattern(bare)}(/|$)`)
  return [...known].some((file) => pattern.test(file))
}

/** Tells whether a piece of code looks like a file or a folder of the project. */
const isPath = (code: string) =>
  !MADE.test(code) && (FILE.test(code) || (FOLDER.test(code) && topLevel.has(code.split('/')[0])))

/** Returns the id that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  Array.from(textOf(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => toAnchor(heading))

test.each(documents)('every path that %s names exists', (file) => {
  const missing = codeIn(textOf(file)).filter((code) => isPath(code) && !isThere(code))
  expect(missing).toEqual([])
})

test.each(documents)('every link of %s leads to an existing file and heading', (file) => {
  const links = Array.from(textOf(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : posix.join(posix.dirname(file), path)
    return !known.has(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  expect(broken).toEqual([])
})
