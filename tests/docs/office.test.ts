import { expect, test } from 'vitest'
import { projectFiles, textOf } from './documents.ts'

const office = textOf('docs/office.md')

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
