import type { Actor } from 'domain/permissions.ts'
import { type Claims, type Role, ROLES } from 'domain/roles.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useEffect, useState } from 'react'
import { useFirestore, useUser } from 'reactfire'
import { moveRememberedEmail } from '../remembered-email.ts'
import { endSession, wasEndedHere } from './auth.ts'
import { oneUser } from './queries.ts'
import { type TokenClaims, useClaims } from './use-claims.ts'
import { useLiveDocument, type WithId } from './use-live.ts'

/** Why an open page was signed out. */
export type Ending =
  /** An approval or a role was taken back; `reason` as the office wrote it, or ''. */
  | { why: 'withdrawn'; reason: string }
  /** She signs in with another address from now on. */
  | { why: 'moved'; email: string }
  /** The account is being removed. */
  | { why: 'removed' }

export interface OpenSession {
  status: 'open'
  user: WithId<UserDocument>
  /** What both her document and her token say she is. */
  actor: Actor
  /** Names her and her claims: queries are keyed by it, since a listener that was denied is dead. */
  key: string
  /** Whether the server is heard; what is shown may be old where it is not. */
  isHeard: boolean
}

export type Session =
  | { status: 'loading' | 'signed-out' | 'stranger' }
  /** The token cannot be refreshed any more, or another tab signed out. */
  | { status: 'expired' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'ended'; ending: Ending }
  | OpenSession

const rank = (role: Role) => ROLES.indexOf(role)

/** A decision that took something away, seen by a page whose token still has it. */
function endingOf(token: TokenClaims, user: UserDocument | null): Ending | undefined {
  if (user?.deleting) return { why: 'removed' }
  if (token.status !== 'ready' || !user || !token.claims.approved) return undefined
  const isLower = rank(user.role) < rank(token.claims.role ?? 'member')
  // an approval that was taken back within seconds: she waits as before, and is told nothing
  if (user.status === 'pending' && !isLower) return undefined
  return user.is_approved && !isLower ? undefined : { why: 'withdrawn', reason: user.rejection_reason }
}

/** Never more than the document says, nor than the token. */
function actorOf(uid: string, user: UserDocument, claims: Partial<Claims>): Actor {
  const role = claims.role && rank(claims.role) < rank(user.role) ? claims.role : user.role
  return { uid, role, approved: user.is_approved && claims.approved === true }
}

/** Another e-mail address than the one that she had when the page opened: her sessions have ended, of which the page hears late. */
function useMoved(user: UserDocument | null): Ending | undefined {
  const [first, setFirst] = useState<string>()
  if (user && first === undefined) setFirst(user.email)
  const email = user?.email
  useEffect(() => {
    // the sign-in that follows would put in the one that is no good any more
    if (first !== undefined && email !== undefined) moveRememberedEmail(first, email)
  }, [first, email])
  return user && first !== undefined && first !== user.email ? { why: 'moved', email: user.email } : undefined
}

/** Signs out when the session has ended, and remembers why for as long as the page stands. */
function useEnding(ending: Ending | undefined): Ending | undefined {
  const [ended, setEnded] = useState<Ending>()
  if (ending && !ended) setEnded(ending)
  useEffect(() => {
    if (ended) void endSession()
  }, [ended])
  return ended
}

/** Whether somebody was signed in on this page and is no more, without this page's doing. */
function useLoss(uid: string | undefined): boolean {
  const [hadSession, setHadSession] = useState(false)
  const [isLost, setIsLost] = useState(false)
  if (uid !== undefined && !hadSession) setHadSession(true)
  if (uid === undefined && hadSession && !isLost && !wasEndedHere()) setIsLost(true)
  return isLost
}

/**
 * Who is signed in, live: her document through a listener, her claims from the ID token. An approval shows within
 * moments and without a request to REST; a withdrawal signs out and says why.
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
  const ending = useEnding(endingOf(token, user) ?? moved)

  if (ending) return { status: 'ended', ending }
  if (isLost || token.status === 'refused') return { status: 'expired' }
  if (status === 'loading') return { status: 'loading' }
  if (uid === undefined) return { status: 'signed-out' }
  if (own.status === 'unreachable' || own.status === 'failed')
    return { status: 'unreachable', retry: own.retry }
  if (own.status === 'ready' && !user) return { status: 'stranger' }
  if (!user || token.status !== 'ready') return { status: 'loading' }
  const key = `${uid} ${token.asOf}`
  const isHeard = own.status === 'ready' && !own.isCached
  return { status: 'open', user, actor: actorOf(uid, user, token.claims), key, isHeard }
}
