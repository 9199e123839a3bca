import { type Claims, claimsOf, ROLES } from 'domain/roles.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { FirebaseError } from 'firebase/app'
import type { ParsedToken, User as AuthUser } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'

/** Between two attempts to refresh while it fails for another reason, in milliseconds. */
const RETRY_MS = 3_000

/** What her ID token says of her; `refused` when it cannot be refreshed any more. */
export type TokenClaims =
  | { status: 'loading' }
  /** `asOf` is the `claimsUpdatedAt` that these claims follow. */
  | { status: 'ready'; uid: string; claims: Partial<Claims>; asOf: string }
  | { status: 'refused' }

const claimsIn = (token: ParsedToken): Partial<Claims> => {
  const role = ROLES.find((candidate) => candidate === token['role'])
  return { ...(role && { role }), approved: token['approved'] === true }
}

/** Whether a token is what the document asks for; one that says less or more is old. */
function isOld(claims: Partial<Claims>, user: UserDocument): boolean {
  const { role, approved } = claimsOf(user)
  return claims.role !== role || claims.approved !== approved
}

async function readClaims(
  authUser: AuthUser,
  user: UserDocument,
  isFirst: boolean,
): Promise<Partial<Claims>> {
  if (isFirst) {
    const claims = claimsIn((await authUser.getIdTokenResult()).claims)
    // a decision that is still under way raises `claimsUpdatedAt` when it is done
    if (user.claims_pending || !isOld(claims, user)) return claims
  }
  return claimsIn((await authUser.getIdTokenResult(true)).claims)
}

/** With these a refresh says that her session is over; any other failure says nothing of it. */
const ENDED = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]

const hasEnded = (error: unknown) => error instanceof FirebaseError && ENDED.includes(error.code)

/**
 * The claims of her token, which is refreshed whenever `claimsUpdatedAt` of her document rises. Until the new ones are
 * there the old ones stand.
 */
export function useClaims(authUser: AuthUser | null, user: UserDocument | null): TokenClaims {
  const [known, setKnown] = useState<TokenClaims>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const uid = authUser?.uid
  const asOf = user?.claimsUpdatedAt

  // the rest of the document changes often, and says nothing about the token
  const read = useEffectEvent(async (): Promise<TokenClaims | undefined> => {
    if (!authUser || !user) return undefined
    const isFirst = known.status !== 'ready' || known.uid !== authUser.uid
    const claims = await readClaims(authUser, user, isFirst)
    return { status: 'ready', uid: authUser.uid, claims, asOf: user.claimsUpdatedAt }
  })

  useEffect(() => {
    if (uid === undefined || asOf === undefined) return
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    read().then(
      (claims) => !isCancelled && claims && setKnown(claims),
      (error: unknown) => {
        if (isCancelled) return
        if (hasEnded(error)) setKnown({ status: 'refused' })
        else timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
      },
    )
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [uid, asOf, attempt])

  // what is known of somebody else, signed in before her, says nothing of her
  return known.status === 'ready' && known.uid !== uid ? { status: 'loading' } : known
}
