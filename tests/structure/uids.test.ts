import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'
import { codeIn, tableBelow, textOf } from '../docs/documents.ts'

/** Adds a module and every module of `domain` that it imports. */
function collect(file: string, found: Map<string, string>): Map<string, string> {
  const name = relative(fromRoot('domain/src'), file)
  if (found.has(name) || !existsSync(file)) return found
  const source = readFileSync(file, 'utf8')
  found.set(name, source)
  for (const [, path = ''] of source.matchAll(/from '(\.[^']+)'/g)) collect(join(dirname(file), path), found)
  return found
}

const ROOTS = [
  'collections.ts',
  'site/site-part.ts',
  'site/opening.ts',
  'site/published.ts',
  'site/health.ts',
]

/** Finds the fields of stored documents that have a uid, by their names or by the comments right before them. */
function findUids(): string[] {
  const files = new Map<string, string>()
  for (const root of ROOTS) collect(fromRoot(`domain/src/stored/${root}`), files)
  const fields = [...files].flatMap(([file, source]) => {
    const named = source.matchAll(/(?<![\w.])(\w*(?:uid|Uid|_by|By)|by)\??: string\b/g)
    const explained = source.matchAll(
      /\/\*\*(?:(?!\*\/)[\s\S])*?\buids?\b(?:(?!\*\/)[\s\S])*?\*\/\s*(\w+)\??: string\b/g,
    )
    return [...named, ...explained].map(([, field]) => `${file} ${field}`)
  })
  return [...new Set(fields)]
}

/** Where `docs/data-model.md` lists a field, `goes` if deletion removes it, or why it has no uid of a deleted user. */
const PLACES: Record<string, string> = {
  'permissions.ts uid': 'not stored',
  'status.ts by': '`users`',
  'stored/attempt.ts uid': 'goes',
  'stored/audit.ts actor': 'goes',
  'stored/decision.ts by': '`histories`',
  'stored/intent.ts uid': 'goes',
  'stored/mail.ts uid': 'goes',
  'stored/post-version.ts replaced_by': '`postVersions`',
  'stored/post-version.ts saved_by': '`postVersions`',
  'stored/post.ts author_uid': '`blogs`',
  'stored/post.ts scheduled_by': 'the same, if scheduled',
  'stored/sent-forms.ts author_uid': 'replies of the person',
  'stored/sent-forms.ts handler_uid': 'what the person handled',
  'stored/sent-forms.ts uid': 'goes',
  'stored/sent-forms.ts updatedBy': '`savedReplies`',
  'stored/site/opening.ts by': '`site/opening`',
  'stored/site/opening.ts openedBy': '`site/opening`',
  'stored/site/published.ts by': 'a process',
  'stored/site/site-part.ts updatedBy': '`site`',
  'stored/unique.ts uid': 'goes',
}

test('every stored field with a uid goes with the account, or is listed among what remains', () => {
  expect(findUids().toSorted()).toEqual(Object.keys(PLACES))
  const rows = tableBelow(textOf('docs/data-model.md'), '## What remains of a deleted account')
  const missing = Object.entries(PLACES).filter(([field, place]) => {
    if (['goes', 'not stored', 'a process'].includes(place)) return false
    const name = field.split(' ')[1] ?? ''
    const listed = rows
      .filter(([where = '']) => where.includes(place))
      .flatMap(([, what = '']) => codeIn(what))
    return !listed.some((code) => code.split('.').at(-1) === name)
  })
  expect(missing).toEqual([])
})
