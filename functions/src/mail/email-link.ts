import { createHmac, timingSafeEqual } from 'node:crypto'
import { EMAIL_SIDES, type EmailSide } from 'domain/email-change.ts'
import { hashKey } from '../env.ts'

/** What the link of a mail says of a change of an e-mail address. */
export interface EmailLinkParts {
  uid: string
  /** Of the change; an earlier one of hers has another. */
  key: string
  /** To which address it is mailed. */
  side: EmailSide
}

/** A keyed hash, so that nothing stored is worth a link; made anew each time, so that a mail sent again has the same one. */
const seal = ({ uid, key, side }: EmailLinkParts): string =>
  createHmac('sha256', hashKey())
    .update(JSON.stringify(['email-link', uid, key, side]))
    .digest('base64url')

/** The code of a link. */
export const encodeEmailLink = (parts: EmailLinkParts): string =>
  [parts.uid, parts.side, parts.key, seal(parts)].join('.')

/** What a code says; `undefined` for one that we never made. */
export function decodeEmailLink(code: string): EmailLinkParts | undefined {
  const [, uid = '', named, key = '', sealed = ''] =
    /^([\w-]+)\.(\w+)\.([\w-]+)\.([\w-]{43})$/.exec(code) ?? []
  const side = EMAIL_SIDES.find((known) => known === named)
  if (!side) return undefined
  const parts = { uid, key, side }
  return timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(parts))) ? parts : undefined
}
