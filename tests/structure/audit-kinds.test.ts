import { expect, test } from 'vitest'
import { actionsOf, AUDIT_KINDS } from 'domain/stored/audit.ts'

/** What the actions of each kind are about, by the beginning of their names. */
const SUBJECTS = {
  decisions: ['user'],
  accounts: ['email', 'login', 'password', 'second-factor', 'user'],
  documents: ['cv', 'data', 'document', 'form', 'history', 'user'],
  posts: ['blog', 'event', 'page'],
  forms: ['comment', 'donation', 'form', 'message', 'saved-replies', 'volunteer'],
  site: ['activity', 'file', 'mail', 'site'],
}

test.each(AUDIT_KINDS)('the log lists actions of the kind %s that are about its subjects', (kind) => {
  const subjects = new Set(actionsOf(kind).map((action) => action.replace(/:.*/, '')))
  expect([...subjects].toSorted()).toEqual(SUBJECTS[kind])
})
