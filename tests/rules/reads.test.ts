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
import {
  emailChange,
  formSent,
  health,
  arrivals,
  listVersion,
  managedPosts,
  newestForms,
  officePages,
  oneUser,
  opening,
  post,
  published,
  officeFiles,
  savedReplies,
  sitePart,
  siteParts,
  usersOnPage,
  versions,
} from '../../web/src/lib/firebase/queries.ts'
import { ACTOR_NAMES, type ActorName, databaseOf, openRules, seed } from './actors.ts'
import { COLLECTIONS } from './collections.ts'

/** An action, the allowed actors, and the request. All other actors must be denied. */
type Row = [
  action: string,
  allowed: readonly ActorName[],
  read: (db: Firestore, me: ActorName) => Promise<unknown>,
]

const MOVED: readonly ActorName[] = [
  'admin with a moved address',
  'admin without an address',
  'admin whose address we are changing',
]
const STRANGERS: readonly ActorName[] = ['without claims', 'gone admin']
const everybodySignedIn = ACTOR_NAMES.filter((name) => name !== 'visitor' && !MOVED.includes(name))
const everybodyStored = everybodySignedIn.filter(
  (name) => !STRANGERS.includes(name) && name !== 'admin without the code',
)
const ADMINS: readonly ActorName[] = ['admin', 'admin with capitals', 'admin with the code']
const TEAM: readonly ActorName[] = ['team', ...ADMINS]

const DAY = '2024-03-15'
const ALL = { shown: 'all', since: undefined } as const

const READS: Row[] = [
  // queries of the app
  ['reads its own application', everybodySignedIn, (db, me) => getDoc(oneUser(db, me))],
  ['reads the change of its own e-mail', everybodyStored, (db, me) => getDoc(emailChange(db, me))],
  ['lists a page of users', ADMINS, (db) => getDocs(usersOnPage(db, ['member', 'pending']))],
  ['lists posts with drafts', TEAM, (db) => getDocs(managedPosts(db, 'blogs', { shown: 'draft', day: DAY }))],
  [
    'lists events with drafts',
    TEAM,
    (db) => getDocs(managedPosts(db, 'events', { shown: 'past', day: DAY })),
  ],
  ['lists events to come', TEAM, (db) => getDocs(managedPosts(db, 'events', { shown: 'coming', day: DAY }))],
  ['reads one event', TEAM, (db) => getDoc(post(db, 'events', 'draft'))],
  [
    'lists the next posts with drafts',
    TEAM,
    (db) => getDocs(managedPosts(db, 'blogs', { shown: 'all', day: DAY }, ['2024-03-15', 'draft'])),
  ],
  ['lists the pages of the office with drafts', TEAM, (db) => getDocs(officePages(db))],
  ['reads the saved replies', ADMINS, (db) => getDoc(savedReplies(db))],
  ['reads the list of files', ADMINS, (db) => getDoc(officeFiles(db))],
  ...(['donations', 'messages', 'volunteers'] as const).flatMap<Row>((list) => [
    [`lists a page of ${list}`, ADMINS, (db) => getDocs(newestForms(db, list, ALL))],
    [
      `lists the next ${list} that wait`,
      ADMINS,
      (db) =>
        getDocs(newestForms(db, list, { shown: 'new', since: '2024' }, { createdAt: '2024-03-15', id: 'a' })),
    ],
    [`opens one of ${list}`, ADMINS, (db) => getDoc(formSent(db, list, 'another'))],
    [`takes more ${list} than a page`, [], (db) => getDocs(query(collection(db, list), limit(31)))],
  ]),
  ['reads the live state of the site', TEAM, (db) => getDoc(published(db))],
  ['reads when the site was opened', TEAM, (db) => getDoc(opening(db))],
  ['reads what does not work', ADMINS, (db) => getDoc(health(db))],
  ['reads the website text', ADMINS, (db) => getDocs(siteParts(db))],
  ['reads the reasons for rejections', TEAM, (db) => getDoc(sitePart(db, 'reasons'))],
  ['reads the version of the posts', TEAM, (db) => getDoc(listVersion(db, 'blogs'))],
  ['reads the versions of all lists', TEAM, (db) => getDocs(versions(db))],
  ['reads the number of arrivals', TEAM, (db) => getDoc(arrivals(db))],
  ['reads a draft', TEAM, (db) => getDoc(doc(db, 'blogs/draft'))],
  ['reads below a document', [], (db) => getDoc(doc(db, 'users/another/notes/1'))],
  // attacks
  ['reads more users than a page', [], (db) => getDocs(query(collection(db, 'users'), limit(31)))],
  [
    'reads its own document as a list',
    ADMINS,
    (db, me) => getDocs(query(collection(db, 'users'), where('__name__', '==', me), limit(1))),
  ],
  [
    'reads only published posts',
    TEAM,
    (db) => getDocs(query(collection(db, 'blogs'), where('is_published', '==', true), limit(1))),
  ],
  [
    'searches users by CNIC',
    ADMINS,
    (db) => getDocs(query(collection(db, 'users'), where('cnic', '==', '13101-1234567-8'), limit(1))),
  ],
  [
    'sorts users by a forbidden field',
    ADMINS,
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
        ...Object.keys(COLLECTIONS).map((name) => `${name}/another`),
        'users/another/notes/1',
        'blogs/draft',
      ].map((path) =>
        setDoc(doc(db, path), { is_published: path !== 'blogs/draft', createdAt: '2024-03-15' }),
      ),
    ),
  )
})
afterAll(() => environment.cleanup())

const inEachCollection = Object.entries(COLLECTIONS).flatMap<Row>(([name, { one, all }]) => [
  [`reads a document of ${name}`, one, (db) => getDoc(doc(db, name, 'another'))],
  [`reads all of ${name} at once`, all, (db) => getDocs(collection(db, name))],
])

describe.each([...READS, ...inEachCollection])('a client that %s', (_action, allowed, read) => {
  test.each(ACTOR_NAMES.map((name) => ({ name, verdict: allowed.includes(name) ? 'may' : 'may not' })))(
    '$name $verdict',
    async ({ name }) => {
      const asked = read(databaseOf(environment, name), name)
      await (allowed.includes(name) ? assertSucceeds(asked) : assertFails(asked))
    },
  )
})

describe('where the chamber requires one-time codes', () => {
  const setCodes = (adminCodes: string) =>
    seed(environment, (db) => setDoc(doc(db, 'site', 'organisation'), { adminCodes }))
  beforeAll(() => setCodes('required'))
  afterAll(() => setCodes('optional'))

  test.each(READS)('an admin without them may not act as an admin: %s', async (_action, allowed, read) => {
    const mayBefore = allowed.includes('pending')
    const asked = read(databaseOf(environment, 'admin'), 'admin')
    await (mayBefore ? assertSucceeds(asked) : assertFails(asked))
  })

  test.each(READS)('an admin with them, and the team, may as before: %s', async (_action, allowed, read) => {
    for (const name of ['admin with the code', 'team'] as const) {
      const asked = read(databaseOf(environment, name), name)
      await (allowed.includes(name) ? assertSucceeds(asked) : assertFails(asked))
    }
  })
})
