import { type Claims, claimsOf, ROLES } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { FirebaseError } from 'firebase/app'
import type { IdTokenResult, ParsedToken, User as AuthUser } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds between two attempts to refresh the token. */
const RETRY_MS = 3_000

/** What the ID token says about the user; `refused` when it can no longer be refreshed. */
export type TokenClaims =
  | { status: 'loading' }
  /** `asOf` is the `claimsUpdatedAt` that these claims follow. */
  | { status: 'ready'; uid: string; claims: ReadClaims; asOf: string }
  | { status: 'refused' }

/** The claims of a token, and whether a one-time code was entered in its session. */
type ReadClaims = Partial<Claims> & { second_factor?: boolean }

const claimsIn = (token: ParsedToken): ReadClaims => {
  const role = ROLES.find((candidate) => candidate === token['role'])
  return {
    ...(role && { role }),
    approved: token['approved'] === true,
    second_factor: token['second_factor'] === true,
  }
}

/** Returns whether a token was issued before the last change of claims or sessions, or has other rights than the document. */
function isOld({ issuedAtTime, claims }: IdTokenResult, user: UserDocument): boolean {
  const { role, approved } = claimsOf(user)
  const { role: tokenRole, approved: tokenApproved } = claimsIn(claims)
  const isIssuedBefore = Date.parse(issuedAtTime) < Date.parse(user.claimsUpdatedAt)
  return isIssuedBefore || tokenRole !== role || tokenApproved !== approved
}

async function readClaims(authUser: AuthUser, user: UserDocument, isFirst: boolean): Promise<ReadClaims> {
  if (isFirst) {
    const token = await authUser.getIdTokenResult()
    // a decision in progress raises `claimsUpdatedAt` at its end
    if (user.claims_pending || !isOld(token, user)) return claimsIn(token.claims)
  }
  return claimsIn((await authUser.getIdTokenResult(true)).claims)
}

/** Errors that mean the session has ended. Any other error says nothing about it. */
const ENDED = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]

const hasEnded = (error: unknown) => error instanceof FirebaseError && ENDED.includes(error.code)

/**
 * Reads the claims of the token, and refreshes it when `claimsUpdatedAt` of the document rises. The old
 * claims are valid until then.
 */
export function useClaims(authUser: AuthUser | null, user: UserDocument | null): TokenClaims {
  const [known, setKnown] = useState<TokenClaims>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const uid = authUser?.uid
  const asOf = user?.claimsUpdatedAt

  // other fields change often and do not affect the token
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

  // the claims of a user who was signed in before do not count
  return known.status === 'ready' && known.uid !== uid ? { status: 'loading' } : known
}
