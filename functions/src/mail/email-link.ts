import { createHmac, timingSafeEqual } from 'node:crypto'
import { EMAIL_SIDES, type EmailSide } from 'domain/email-change.ts'
import { hashKey } from '../env.ts'

/** What a mailed link about a change of an e-mail address contains. */
export interface EmailLinkParts {
  uid: string
  /** Key of the change. Each change has another. */
  key: string
  /** The address that the link is mailed to. */
  side: EmailSide
}

/** Signs a link with a keyed hash, so that nothing stored can be used as a link. A repeated mail gets the same link. */
const sign = ({ uid, key, side }: EmailLinkParts): string =>
  createHmac('sha256', hashKey())
    .update(JSON.stringify(['email-link', uid, key, side]))
    .digest('base64url')

/** Encodes the code of a link. */
export const encodeEmailLink = (parts: EmailLinkParts): string =>
  [parts.uid, parts.side, parts.key, sign(parts)].join('.')

/** Decodes a code; `undefined` if it is not ours. */
export function decodeEmailLink(code: string): EmailLinkParts | undefined {
  const [, uid = '', named, key = '', signature = ''] =
    /^([\w-]+)\.(\w+)\.([\w-]+)\.([\w-]{43})$/.exec(code) ?? []
  const side = EMAIL_SIDES.find((known) => known === named)
  if (!side) return undefined
  const parts = { uid, key, side }
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(parts))) ? parts : undefined
}
