import { isSameEmail } from 'domain/email-change.ts'
import { SIGN_IN_AGAIN } from 'domain/limits.ts'
import { type Action, type Actor, actorOf, can, needsCodes, VISITOR } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { DecodedIdToken } from 'firebase-admin/auth'
import type { IncomingHttpHeaders } from 'node:http'
import { isBadToken, verifyToken } from '../cloud/auth.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { noteMovedEmail } from './note-moved-email.ts'
import { HttpError } from './responses/http-error.ts'

/** An actor whose token was checked, with the user document. A stranger has none. */
export interface AuthenticatedActor extends Actor {
  uid: string
  user: UserDocument | undefined
  /** When the token's session signed in, in seconds since 1970. Refreshing a token does not change it. */
  signedInAt: number
}

/**
 * Returns the sender of a request, for routes and callables. The token must not be revoked, and its e-mail address must be the
 * stored one, since Auth changes addresses without asking us. The stored user decides about permissions, since a token lives for
 * an hour and a withdrawn approval must not.
 * @param action until a user has entered a one-time code, only `second-factor:enter` is allowed
 * @param owner uid of the resource's owner; undefined for the sender
 * @returns the actor; without approval, if codes that the chamber requires were never set up and visitors may do the action
 * @throws HttpError 401; 403 if a one-time code is missing, or codes that the chamber requires were never set up
 */
export async function authenticate(
  request: { headers: IncomingHttpHeaders },
  action: Action,
  owner?: string,
): Promise<AuthenticatedActor> {
  const { authorization } = request.headers
  if (!authorization) throw new HttpError(401, ({ server }) => server.unauthenticated, CHALLENGE)
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  const claims = token && (await claimsOf(token))
  if (!claims) throw sessionEnded()
  const { uid, email, auth_time: signedInAt } = claims
  const user = await read(refs.users.doc(uid))
  if (user?.deleting) throw sessionEnded()
  if (user && !isSameEmail(email, user.email)) {
    await noteMovedEmail(uid)
    throw sessionEnded()
  }
  if (user?.second_factor && claims['second_factor'] !== true && action !== 'second-factor:enter')
    throw new HttpError(403, ({ secondFactor }) => secondFactor.needed, {}, 'second-factor')
  const actor = actorOf(uid, user)
  const isAdmin = actor.role === 'admin' && actor.approved
  const isOwn = owner === undefined || owner === uid
  if (isAdmin && !user?.second_factor && needsCodes(action, isOwn) && (await areCodesRequired())) {
    if (!can(VISITOR, action))
      throw new HttpError(403, ({ secondFactor }) => secondFactor.required, {}, 'codes-required')
    return { ...actor, approved: false, user, signedInAt }
  }
  return { ...actor, user, signedInAt }
}

/** Returns whether the chamber requires one-time codes of its admins. Costs admins without them one read a request. */
const areCodesRequired = async (): Promise<boolean> =>
  (await read(refs.site.doc('organisation')))?.['adminCodes'] === 'required'

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' }

const sessionEnded = () => new HttpError(401, ({ server }) => server.sessionEnded, CHALLENGE)

async function claimsOf(token: string): Promise<DecodedIdToken | undefined> {
  try {
    return await verifyToken(token)
  } catch (error) {
    if (isBadToken(error)) return undefined
    throw error
  }
}

/**
 * Checks the permission table.
 * @param owner uid of the resource's owner, where the table says 'own' or 'others'
 * @throws HttpError 403
 */
export function authorize(actor: Actor, action: Action, owner?: string): void {
  if (can(actor, action, owner)) return
  const onOneself = owner !== undefined && owner === actor.uid && can(actor, action, 'somebody else')
  throw new HttpError(403, ({ server }) => (onOneself ? server.ownAccount : server.forbidden))
}

/**
 * Checks that the actor signed in within the last minutes, for what somebody with a stolen token must not do.
 * @throws HttpError 403 with a code, on which a page asks for the password
 */
export function requireFreshSignIn({ signedInAt }: Pick<AuthenticatedActor, 'signedInAt'>): void {
  if (Date.now() / 1_000 - signedInAt <= SIGN_IN_AGAIN.minutes * 60) return
  throw new HttpError(403, ({ server }) => server.signInAgain, {}, 'sign-in-again')
}
