import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OFFICE_PICTURES } from '../screenshots/office-pictures.ts'
import { projectFiles, ROOT, textOf } from './documents.ts'

const office = textOf('docs/office.md')

/** Most bytes of a picture: a reader may have a slow connection. */
const MOST_BYTES = 80_000

test('docs/office.md shows each picture that its command takes, and no others are stored', () => {
  const names = Object.keys(OFFICE_PICTURES).map((name) => `${name}.webp`)
  const shown = Array.from(office.matchAll(/^!\[[^\]]{10,}\]\(office\/(.+)\)$/gm), ([, name = '']) => name)
  expect(shown.toSorted()).toEqual(names.toSorted())
  const stored = projectFiles.filter((file) => file.startsWith('docs/office/'))
  expect(stored.toSorted()).toEqual(names.map((name) => `docs/office/${name}`).toSorted())
  expect(stored.filter((file) => statSync(`${ROOT}/${file}`).size > MOST_BYTES)).toEqual([])
})

test('every label that docs/office.md names is in the code of the site', () => {
  const code = projectFiles
    .filter((file) => /^(web\/src|domain\/src\/texts)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(textOf)
    .join('\n')
    .replaceAll(/\s+/g, ' ')
  const labels = Array.from(office.matchAll(/(?<!\w)_([^_\n]+)_(?!\w)/g), ([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(50)
  // a label with a value at its end, such as a day
  expect(labels.filter((label) => !code.includes(label.replace(/ …$/, '')))).toEqual([])
})
