import { readFileSync } from 'node:fs'
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import { statusFields } from 'domain/status.ts'
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'

// the library logs every denied request, and these tests deny many
setLogLevel('silent')

interface Person {
  /** The claims of the token; null for a visitor. */
  token: TokenOptions | null
  /** The document `users/{uid}`, if there is one. */
  stored?: object
  /** The document `emailChanges/{uid}`, if there is one. */
  emailChange?: object
}

const email = 'saima@example.org'
const approved = (role: string) => ({ role, approved: true, email })
const stored = (role: string, status: 'pending' | 'approved' | 'rejected', deleting = false) => ({
  role,
  deleting,
  email,
  ...statusFields(status),
})
/** Returns the stored change of an address that we made ourselves. */
const changed = (from: string, state = 'done') => ({ from, state, email })

/** The actors of the tests. The uid is the name. */
export const ACTORS = {
  visitor: { token: null },
  'without claims': { token: {} },
  pending: { token: { role: 'member', approved: false, email }, stored: stored('member', 'pending') },
  rejected: { token: { role: 'member', approved: false, email }, stored: stored('member', 'rejected') },
  member: { token: approved('member'), stored: stored('member', 'approved') },
  team: { token: approved('team'), stored: stored('team', 'approved') },
  // the other actors are stored without the field, as before suspensions
  admin: { token: approved('admin'), stored: { ...stored('admin', 'approved'), suspended: null } },
  // tokens that have not yet expired
  'gone admin': { token: approved('admin') },
  'withdrawn admin': { token: approved('admin'), stored: stored('admin', 'rejected') },
  'demoted admin': { token: approved('admin'), stored: stored('team', 'approved') },
  'admin being deleted': { token: approved('admin'), stored: stored('admin', 'approved', true) },
  'withdrawn team': { token: approved('team'), stored: stored('team', 'pending') },
  'suspended admin': {
    token: approved('admin'),
    stored: { ...stored('admin', 'approved'), suspended: { at: '', by: 'admin', reason: 'Fee' } },
  },
  // claims of a wrong type must not count as approval
  'admin with approved as text': {
    token: { role: 'admin', approved: 'true', email },
    stored: stored('admin', 'approved'),
  },
  'admin without approved': { token: { role: 'admin', email }, stored: stored('admin', 'approved') },
  // the address in Auth must be the stored one, in any case
  'admin with capitals': {
    token: { role: 'admin', approved: true, email: 'Saima@Example.org' },
    stored: stored('admin', 'approved'),
  },
  'admin with a moved address': {
    token: { role: 'admin', approved: true, email: 'else@example.org' },
    stored: stored('admin', 'approved'),
  },
  'admin without an address': {
    token: { role: 'admin', approved: true },
    stored: stored('admin', 'approved'),
  },
  'admin without the code': {
    token: approved('admin'),
    stored: { ...stored('admin', 'approved'), second_factor: true },
  },
  'admin with the code': {
    token: { ...approved('admin'), second_factor: true },
    stored: { ...stored('admin', 'approved'), second_factor: true },
  },
  'admin whose address we changed': {
    token: { role: 'admin', approved: true, email: 'before@example.org' },
    stored: stored('admin', 'approved'),
    emailChange: changed('before@example.org'),
  },
  'admin whose address we are changing': {
    token: { role: 'admin', approved: true, email: 'before@example.org' },
    stored: stored('admin', 'approved'),
    emailChange: changed('before@example.org', 'open'),
  },
} as const satisfies Record<string, Person>

export type ActorName = keyof typeof ACTORS
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[]

/** Makes a project with the real rules and every actor's stored document. */
export async function openRules(projectId: string): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: readFileSync('firestore.rules', 'utf8') },
  })
  await environment.clearFirestore()
  await seed(environment, (db) =>
    Promise.all(
      Object.entries<Person>(ACTORS).map(async ([uid, actor]) => {
        if (actor.stored) await setDoc(doc(db, 'users', uid), actor.stored)
        if (actor.emailChange) await setDoc(doc(db, 'emailChanges', uid), actor.emailChange)
      }),
    ),
  )
  return environment
}

/** Writes without the rules. */
export const seed = (environment: RulesTestEnvironment, write: (db: Firestore) => Promise<unknown>) =>
  environment.withSecurityRulesDisabled(async (context) => {
    await write(context.firestore() as unknown as Firestore)
  })

const opened = new Map<ActorName, Firestore>()

/** Returns the database for an actor. Each client is a connection, so tests open one per file. */
export function databaseOf(environment: RulesTestEnvironment, name: ActorName): Firestore {
  const known = opened.get(name)
  if (known) return known
  const { token } = ACTORS[name] as Person
  const context =
    token === null ? environment.unauthenticatedContext() : environment.authenticatedContext(name, token)
  const database = context.firestore() as unknown as Firestore
  opened.set(name, database)
  return database
}
