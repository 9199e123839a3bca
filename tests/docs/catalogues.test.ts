import { actionsOf, AUDIT_KINDS } from 'domain/stored/audit.ts'
import { can } from 'domain/permissions.ts'
import { mailsEn } from 'domain/texts/mails/mails-en.ts'
import { USER_FIELDS } from 'domain/user-fields.ts'
import { expect, test } from 'vitest'
import { views } from '../../web/src/app/dashboard/views.ts'
import { viewsFor } from '../../web/src/app/dashboard/rail/view.ts'
import { publicPages } from '../../web/src/app/pages.ts'
import { codeIn, documents, projectFiles, tableBelow, textOf } from './documents.ts'

const architecture = textOf('docs/architecture.md')

test('the list of public pages names every page and no others', () => {
  const listed = tableBelow(architecture, '## Public pages').flatMap(([addresses = '']) => codeIn(addresses))
  expect(listed.toSorted()).toEqual(publicPages.map(({ pattern }) => pattern).toSorted())
})

const roles = {
  applicant: { uid: 'a', role: 'member', approved: false },
  suspended: { uid: 'a', role: 'team', approved: false, suspended: true },
  member: { uid: 'a', role: 'member', approved: true },
  team: { uid: 'a', role: 'team', approved: true },
  admin: { uid: 'a', role: 'admin', approved: true },
} as const

test('the list of dashboard views names every view with the roles that see it', () => {
  const listed = tableBelow(architecture, '## Dashboard views').map(([address = '', label, who = '']) => {
    const [, tab = ''] = /\?tab=(\w+)/.exec(address) ?? []
    return { tab, label, who: who.split(', ').toSorted() }
  })
  const known = views.map((view) => ({
    tab: view.tab,
    label: view.label.message,
    who: Object.entries(roles)
      .filter(([, actor]) => can(actor, view.action, 'a') && viewsFor(views, actor).includes(view))
      .map(([role]) => role)
      .toSorted(),
  }))
  expect(listed).toEqual(known)
})

test.each(['web/src/features/', 'web/src/components/', 'web/src/lib/', 'functions/src/', 'domain/src/'])(
  'the project map names every folder of %s',
  (parent) => {
    const folders = projectFiles
      .filter((file) => file.startsWith(parent))
      .map((file) => file.slice(parent.length).split('/'))
      .filter((parts) => parts.length > 1)
      .map(([folder = '']) => `${parent}${folder}/`)
    const mapped = codeIn(architecture)
    expect([...new Set(folders)].filter((folder) => !mapped.includes(folder))).toEqual([])
  },
)

test.each([
  ['action of the log', AUDIT_KINDS.flatMap(actionsOf)],
  ['mail', Object.keys(mailsEn)],
  ['field of a user', Object.keys(USER_FIELDS)],
])('the data model names every %s', (_what, names) => {
  const named = new Set(codeIn(textOf('docs/data-model.md')))
  expect(names.filter((name) => !named.has(name))).toEqual([])
})

test('README.md names every folder', () => {
  const folders = projectFiles.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
  const named = tableBelow(textOf('README.md'), '## Find your way').map(([folder = '']) => codeIn(folder)[0])
  expect(new Set(named)).toEqual(new Set(folders.map((folder) => `${folder}/`)))
})

test('the list of decisions names every record, and each record has its own number', () => {
  const list = textOf('docs/decisions/README.md')
  const records = documents.filter((file) => /\/\d+-[^/]+$/.test(file)).map((file) => file.split('/').at(-1))
  expect(records.filter((record) => !list.includes(`(${record})`))).toEqual([])
  expect(new Set(records.map((record) => record?.slice(0, 4))).size).toBe(records.length)
})
