import { KEPT_IN_COLLECTION } from 'domain/retention/kept.ts'
import { actionsOf, AUDIT_KINDS } from 'domain/stored/audit.ts'
import { USER_FIELDS } from 'domain/user-fields.ts'
import { expect, test } from 'vitest'
import { views } from '../../web/src/app/dashboard/views.ts'
import { codeIn, projectFiles, textOf } from './documents.ts'

const contributing = textOf('CONTRIBUTING.md')
const files = projectFiles.filter((file) => /\.(tsx?|mjs|rules|ya?ml|json|md)$/.test(file))
const texts = new Map(files.map((file) => [file, textOf(file)]))

/** Returns the section of CONTRIBUTING.md below a heading. */
const sectionOf = (heading: string) => contributing.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

// such a file needs the next one too
test.each([
  ['Add a sign-up field', Object.keys(USER_FIELDS)],
  ['Add a collection', Object.keys(KEPT_IN_COLLECTION)],
  ['Add a dashboard view', views.filter(({ tab }) => tab).map(({ tab }) => String.raw`tab\W+${tab}`)],
  ['Add an entity with list, dialog, route, rules and page', AUDIT_KINDS.flatMap(actionsOf)],
])('%s: the list has every file that names all that there are', (heading, names) => {
  const patterns = names.map((name) => new RegExp(String.raw`\b${name}\b`))
  const complete = files.filter((file) => patterns.every((pattern) => pattern.test(texts.get(file) ?? '')))
  const listed = codeIn(sectionOf(heading))
  expect(complete).not.toEqual([])
  expect(complete.filter((file) => !listed.includes(file))).toEqual([])
})
