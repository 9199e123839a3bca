import { type Actor, type Claims, type Role, ROLES } from 'domain/permissions.ts'
import { isActive } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useEffect, useState } from 'react'
import { useFirestore, useUser } from 'reactfire'
import { moveRememberedEmail } from '../remembered-email.ts'
import { endSession, wasEndedHere } from './auth.ts'
import { oneUser } from './queries.ts'
import { type TokenClaims, useClaims } from './use-claims.ts'
import { useLiveDocument, type WithId } from './use-live.ts'

/** Why the session on an open page has ended. */
export type Ending =
  /** An approval was withdrawn, or the user suspended; `reason` as the office wrote it, or ''. */
  | { why: 'withdrawn' | 'suspended'; reason: string }
  /** The role has fewer rights than before. */
  | { why: 'demoted' }
  /** The user's e-mail address for signing in has changed. */
  | { why: 'moved'; email: string }
  /** The account is being deleted. */
  | { why: 'removed' }

export interface OpenSession {
  status: 'open'
  user: WithId<UserDocument>
  /** The rights that both the document and the token confirm. */
  actor: Actor
  /**
   * Identifies the user and the claims. Queries use it in their key, since a listener that was denied does
   * not restart.
   */
  key: string
  /** Whether the server can be reached; otherwise the page may be out of date. */
  isHeard: boolean
}

type Session =
  | { status: 'loading' | 'signed-out' | 'no-application' }
  /** The token cannot be refreshed, or another tab signed out. */
  | { status: 'expired' }
  /** A one-time code has to be entered first. */
  | { status: 'code-missing' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'ended'; ending: Ending }
  | OpenSession

const rank = (role: Role) => ROLES.indexOf(role)

/** Returns why the session ends if rights were withdrawn that the token still has. */
function endingOf(token: TokenClaims, user: UserDocument | null): Ending | undefined {
  if (user?.deleting) return { why: 'removed' }
  if (token.status !== 'ready' || !user || !token.claims.approved) return undefined
  const isLower = rank(user.role) < rank(token.claims.role ?? 'member')
  // an approval that was undone within seconds changes nothing for the applicant
  if (user.status === 'pending' && !isLower) return undefined
  if (!user.is_approved) return { why: 'withdrawn', reason: user.rejection_reason }
  if (user.suspended) return { why: 'suspended', reason: user.suspended.reason }
  return isLower ? { why: 'demoted' } : undefined
}

/**
 * Returns the actor with the lower rights of document and token.
 * @param wasSuspended whether the page has seen a suspension: it lasts until the token has the rights again
 */
function actorOf(uid: string, user: UserDocument, claims: Partial<Claims>, wasSuspended: boolean): Actor {
  const role = claims.role && rank(claims.role) < rank(user.role) ? claims.role : user.role
  const approved = isActive(user) && claims.approved === true
  return { uid, role, approved, suspended: !!user.suspended || (wasSuspended && !approved) }
}

/** Detects a changed e-mail address, which ends all sessions. */
function useMoved(user: UserDocument | null): Ending | undefined {
  const [first, setFirst] = useState<string>()
  if (user && first === undefined) setFirst(user.email)
  const email = user?.email
  useEffect(() => {
    // the sign-in form must not fill in the old address
    if (first !== undefined && email !== undefined) moveRememberedEmail(first, email)
  }, [first, email])
  return user && first !== undefined && first !== user.email ? { why: 'moved', email: user.email } : undefined
}

/** Returns whether the page was opened without the one-time code that the user needs. */
function useCodeMissing(token: TokenClaims, user: UserDocument | null): boolean {
  const [isMissing, setIsMissing] = useState<boolean>()
  // later changes do not count: this page turns codes on itself, and others are signed out by it
  if (isMissing === undefined && user && token.status === 'ready')
    setIsMissing(user.second_factor === true && !token.claims.second_factor)
  return isMissing === true
}

/** Returns whether this page has seen the user suspended. */
function useWasSuspended(uid: string | undefined, user: UserDocument | null): boolean {
  const [seen, setSeen] = useState<string>()
  if (uid !== undefined && user?.suspended && seen !== uid) setSeen(uid)
  return uid !== undefined && seen === uid
}

/** Signs out when the session ends, and keeps the reason while the page is open. */
function useEnding(ending: Ending | undefined): Ending | undefined {
  const [ended, setEnded] = useState<Ending>()
  if (ending && !ended) setEnded(ending)
  useEffect(() => {
    if (ended) void endSession()
  }, [ended])
  return ended
}

/** Returns whether the session was lost without this page signing out. */
function useLoss(uid: string | undefined): boolean {
  const [hadSession, setHadSession] = useState(false)
  const [isLost, setIsLost] = useState(false)
  if (uid !== undefined && !hadSession) setHadSession(true)
  if (uid === undefined && hadSession && !isLost && !wasEndedHere()) setIsLost(true)
  return isLost
}

/**
 * Returns the signed-in user, live: the document through a listener, the rights from the ID token. An
 * approval shows at once, without a REST call; a withdrawal signs out and shows the reason.
 */
export function useSession(): Session {
  const db = useFirestore()
  const { status, data } = useUser()
  const authUser = data ?? null
  const uid = authUser?.uid
  const own = useLiveDocument(`own ${uid}`, uid === undefined ? undefined : oneUser(db, uid))
  const user = own.status === 'ready' ? own.data : null
  const token = useClaims(authUser, user)
  const isLost = useLoss(uid)
  const moved = useMoved(user)
  const isCodeMissing = useCodeMissing(token, user)
  const wasSuspended = useWasSuspended(uid, user)
  const ending = useEnding(endingOf(token, user) ?? moved)

  if (ending) return { status: 'ended', ending }
  if (isLost || token.status === 'refused') return { status: 'expired' }
  if (status === 'loading') return { status: 'loading' }
  if (uid === undefined) return { status: 'signed-out' }
  if (own.status === 'unreachable' || own.status === 'failed')
    return { status: 'unreachable', retry: own.retry }
  if (own.status === 'ready' && !user) return { status: 'no-application' }
  if (!user || token.status !== 'ready') return { status: 'loading' }
  if (isCodeMissing) return { status: 'code-missing' }
  const key = `${uid} ${token.asOf}`
  const isHeard = own.status === 'ready' && !own.isCached
  return { status: 'open', user, actor: actorOf(uid, user, token.claims, wasSuspended), key, isHeard }
}
