import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { newestBlogs, ownUser, usersOnPage } from '../../web/src/lib/firebase/queries.ts'
import { ACTOR_NAMES, type ActorName, databaseOf, openRules, seed } from './actors.ts'

type Read = (db: Firestore, me: ActorName) => Promise<unknown>

const all = (path: string) => (db: Firestore) => getDocs(collection(db, path))
const one = (path: string) => (db: Firestore) => getDoc(doc(db, path))

const everybodySignedIn = ACTOR_NAMES.filter((name) => name !== 'visitor')

/** Action, who may, and how the client asks. Everybody who is not named must be refused. */
const READS: [action: string, allowed: readonly ActorName[], read: Read][] = [
  // the app's own queries
  ['reads her own application', everybodySignedIn, (db, me) => getDoc(ownUser(db, me))],
  ['lists a page of users', ['admin'], (db) => getDocs(usersOnPage(db, ['member', 'pending']))],
  ['lists posts with drafts', ['team', 'admin'], (db) => getDocs(newestBlogs(db))],
  // one document of each collection
  ["reads another woman's application", ['admin'], one('users/another')],
  ['reads a published post', ['team', 'admin'], one('blogs/published')],
  ['reads a draft', ['team', 'admin'], one('blogs/draft')],
  ['reads an event', ['team', 'admin'], one('events/1')],
  ['reads a donation', ['admin'], one('donations/1')],
  ['reads a message', ['admin'], one('messages/1')],
  ['reads a volunteer', ['admin'], one('volunteers/1')],
  ['reads a comment', ['admin'], one('comments/1')],
  ['reads the audit log', ['admin'], one('audit/1')],
  ['reads a mail', ['admin'], one('mail/1')],
  ['reads the index of users', [], one('userIndex/0')],
  ['reads a reservation', [], one('uniques/1')],
  ['reads an intent', [], one('intents/1')],
  ['reads a rate limit', [], one('rateLimits/1')],
  ['reads a collection nobody named', [], one('anything/1')],
  ['reads below a document', [], one('users/another/notes/1')],
  // whole collections
  ['lists events', ['team', 'admin'], all('events')],
  ['lists donations', ['admin'], all('donations')],
  ['lists messages', ['admin'], all('messages')],
  ['lists volunteers', ['admin'], all('volunteers')],
  ['lists comments', ['admin'], all('comments')],
  ['lists the audit log', ['admin'], all('audit')],
  ['lists mails', ['admin'], all('mail')],
  ['lists the index of users', [], all('userIndex')],
  ['lists reservations', [], all('uniques')],
  ['lists intents', [], all('intents')],
  ['lists rate limits', [], all('rateLimits')],
  // attacks
  ['takes the whole membership at once', [], all('users')],
  ['takes more users than a page', [], (db) => getDocs(query(collection(db, 'users'), limit(31)))],
  [
    'asks for her own document as a list',
    ['admin'],
    (db, me) => getDocs(query(collection(db, 'users'), where('__name__', '==', me), limit(1))),
  ],
  [
    'asks only for what is published',
    ['team', 'admin'],
    (db) => getDocs(query(collection(db, 'blogs'), where('is_published', '==', true), limit(1))),
  ],
  [
    'searches users by CNIC',
    ['admin'],
    (db) => getDocs(query(collection(db, 'users'), where('cnic', '==', '13101-1234567-8'), limit(1))),
  ],
  [
    'sorts users by a field she may not see',
    ['admin'],
    (db) => getDocs(query(collection(db, 'users'), orderBy('cnic'), limit(1))),
  ],
  ['goes through every collection named users', [], (db) => getDocs(collectionGroup(db, 'users'))],
  ['goes through every collection named uniques', [], (db) => getDocs(collectionGroup(db, 'uniques'))],
]

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('demo-rules-reads')
  await seed(environment, (db) =>
    Promise.all(
      [
        'users/another',
        'users/another/notes/1',
        'blogs/published',
        'blogs/draft',
        ...['events', 'donations', 'messages', 'volunteers', 'comments', 'audit', 'mail'].map(
          (name) => `${name}/1`,
        ),
        'userIndex/0',
        'uniques/1',
        'intents/1',
        'rateLimits/1',
        'anything/1',
      ].map((path) =>
        setDoc(doc(db, path), { is_published: path !== 'blogs/draft', createdAt: '2024-03-15' }),
      ),
    ),
  )
})
afterAll(() => environment.cleanup())

describe.each(READS)('%s', (_action, allowed, read) => {
  test.each(ACTOR_NAMES)('%s', async (name) => {
    const asked = read(databaseOf(environment, name), name)
    await (allowed.includes(name) ? assertSucceeds(asked) : assertFails(asked))
  })
})
