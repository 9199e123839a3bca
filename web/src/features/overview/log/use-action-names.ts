import { useLingui } from '@lingui/react/macro'
import type { AuditKind } from 'domain/audit-log.ts'
import type { AuditAction } from 'domain/stored/audit.ts'

/** What was done, in the words of whoever reads the log. */
export function useActionNames(): Record<AuditAction, string> {
  const { t } = useLingui()
  return {
    'user:register': t`Registered`,
    'user:approve': t`Approved`,
    'user:reject': t`Rejected`,
    'user:undo': t`Took a decision back`,
    'user:export': t`Exported the list of users`,
    'user:role': t`Gave another role`,
    'user:correct': t`Corrected her application`,
    'user:appeal': t`Sent her application again as it was, with a word to the office`,
    'user:taken': t`Was told that an address, name or number is taken`,
    'user:change': t`Changed her own page`,
    'user:delete': t`Deleted an account`,
    'password:change': t`Changed her password`,
    'password:reset': t`Chose a new password with a mailed link`,
    'email:ask': t`Asked for another e-mail address`,
    'email:confirm': t`Confirmed a change of e-mail address`,
    'email:keep': t`Took a change of e-mail address back`,
    'email:change': t`Has another e-mail address`,
    'data:export': t`Downloaded her own data`,
    'document:view': t`Opened an identity document`,
    'history:view': t`Read why somebody was rejected before`,
    'cv:view': t`Opened a CV`,
    'blog:create': t`Wrote a post`,
    'blog:update': t`Changed a post`,
    'blog:delete': t`Deleted a post`,
    'event:create': t`Wrote an event`,
    'event:update': t`Changed an event`,
    'event:delete': t`Deleted an event`,
    'message:send': t`Sent a message`,
    'message:answer': t`Answered a message`,
    'message:handle': t`Handled a message`,
    'message:reopen': t`Took the mark of a message back`,
    'volunteer:answer': t`Answered an offer of help`,
    'volunteer:handle': t`Handled an offer of help`,
    'volunteer:reopen': t`Took the mark of an offer back`,
    'form:export': t`Exported a list of what came in`,
    'volunteer:send': t`Offered help`,
    'volunteer:delete': t`Deleted an offer of help`,
    'donation:send': t`Promised a gift`,
    'donation:receive': t`Marked a gift as received`,
    'donation:reopen': t`Took the mark of a gift back`,
    'donation:pay': t`Paid a gift by card`,
    'donation:refuse': t`Was refused by the card company`,
    'comment:send': t`Wrote a comment`,
    'comment:approve': t`Approved a comment`,
    'comment:delete': t`Deleted a comment`,
    'site:update': t`Changed the site`,
    'site:publish': t`Had the site published`,
    'mail:send': t`Had a mail sent again`,
  }
}

export function useKindNames(): Record<AuditKind, string> {
  const { t } = useLingui()
  return {
    decisions: t`Decisions`,
    accounts: t`Accounts`,
    documents: t`Documents and exports`,
    posts: t`Posts and events`,
    forms: t`Forms and gifts`,
    site: t`Site and mail`,
  }
}
