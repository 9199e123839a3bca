import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const isInstalled = (name: string) => /(^|\/)node_modules$|^(local|web\/dist|web\/\.prerender)$/.test(name)

/** Lists every file of the project, relative to its folder, without installed or built files. */
export const projectFiles = globSync(['**/*', '**/.*'], { cwd: ROOT, exclude: isInstalled })

/** The documents, relative to the project folder. */
export const documents = projectFiles.filter((file) => /^([A-Z]+|docs\/.*|bench\/\w+)\.md$/.test(file))

/** Returns the text of a file of the project. */
export const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')

const WITHOUT_CODE: [RegExp, string][] = [
  [/```[\s\S]*?```/g, '\n\n'],
  [/`[^`]*`/g, 'code'],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/https?:\S+/g, 'link'],
]
// Headings, list items, table cells, colons and semicolons also end a sentence.
const END = /(?<=[.!?;:])\s+|\n\s*\n|\n\s*[-*#>]|\n\s*\d+\.\s|\|/

/** Splits a document into sentences. A piece of code counts as one word. */
export function sentencesOf(text: string): string[] {
  const plain = WITHOUT_CODE.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
  return plain.split(END).map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
}

/** Counts the words of a text; numbers and signs alone do not count. */
export const countWords = (sentence: string): number =>
  sentence.split(' ').filter((word) => /\p{L}/u.test(word)).length

/** Returns the cells of each row of the table below a heading, without its head. */
export function tableBelow(text: string, heading: string): string[][] {
  const [, below = ''] = text.split(`\n${heading}\n`)
  const [section = ''] = below.split(/\n#+ /)
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Returns the text in backticks, without code blocks. */
export const codeIn = (text: string): string[] =>
  Array.from(text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
