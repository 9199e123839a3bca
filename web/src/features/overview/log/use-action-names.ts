import { useLingui } from '@lingui/react/macro'
import type { AuditAction, AuditKind } from 'domain/stored/audit.ts'

/** Returns what the activity log calls each action. */
export function useActionNames(): Record<AuditAction, string> {
  const { t } = useLingui()
  return {
    'user:register': t`Registered`,
    'user:approve': t`Approved`,
    'user:reject': t`Rejected`,
    'user:undo': t`Undid a decision`,
    'user:export': t`Exported the users list`,
    'user:search': t`Searched for a CNIC`,
    'user:role': t`Changed a role`,
    'user:suspend': t`Suspended`,
    'user:reinstate': t`Reinstated`,
    'user:correct': t`Corrected the application`,
    'user:appeal': t`Asked for a review without changes`,
    'user:taken': t`Tried an e-mail, name or number already in use`,
    'user:change': t`Changed own profile`,
    'user:delete': t`Deleted an account`,
    'login:fail': t`Tried to sign in as an admin with a wrong password`,
    'password:change': t`Changed own password`,
    'password:reset': t`Reset the password by e-mail`,
    'password:wrong': t`Entered a wrong current password`,
    'email:ask': t`Asked to change the e-mail address`,
    'email:confirm': t`Confirmed a change of e-mail address`,
    'email:keep': t`Cancelled a change of e-mail address`,
    'email:change': t`Changed the e-mail address`,
    'email:restore': t`Restored an e-mail address changed from outside`,
    'second-factor:on': t`Turned on one-time codes`,
    'second-factor:off': t`Turned off one-time codes`,
    'second-factor:wrong': t`Entered a wrong one-time code`,
    'second-factor:recovery': t`Used a recovery code`,
    'second-factor:reset': t`Reset one-time codes`,
    'data:export': t`Downloaded own data`,
    'document:view': t`Opened an identity document`,
    'history:view': t`Read earlier reasons for rejection`,
    'cv:view': t`Opened a CV`,
    'blog:create': t`Created a post`,
    'blog:update': t`Changed a post`,
    'blog:delete': t`Deleted a post`,
    'event:create': t`Created an event`,
    'event:update': t`Changed an event`,
    'event:delete': t`Deleted an event`,
    'message:send': t`Sent a message`,
    'message:reply': t`Wrote a reply to a message`,
    'message:answer': t`Replied to a message`,
    'message:handle': t`Marked a message as done`,
    'message:reopen': t`Reopened a message`,
    'volunteer:answer': t`Replied to a volunteer offer`,
    'volunteer:handle': t`Marked a volunteer offer as done`,
    'volunteer:reopen': t`Reopened a volunteer offer`,
    'form:export': t`Exported the inbox`,
    'form:accept': t`Moved a form from suspected spam to the inbox`,
    'saved-replies:update': t`Changed the saved replies`,
    'volunteer:send': t`Sent a volunteer offer`,
    'volunteer:delete': t`Deleted a volunteer offer`,
    'donation:send': t`Pledged a donation`,
    'donation:receive': t`Marked a donation as received`,
    'donation:reopen': t`Reopened a donation`,
    'donation:pay': t`Donated by card`,
    'donation:refuse': t`Card was declined`,
    'comment:send': t`Wrote a comment`,
    'comment:approve': t`Approved a comment`,
    'comment:delete': t`Deleted a comment`,
    'site:update': t`Changed the website text`,
    'site:publish': t`Published the website`,
    'mail:send': t`Sent an e-mail again`,
  }
}

/** Returns what the filter calls each group of actions. */
export function useKindNames(): Record<AuditKind, string> {
  const { t } = useLingui()
  return {
    decisions: t`Decisions`,
    accounts: t`Accounts`,
    documents: t`Documents and exports`,
    posts: t`Posts and events`,
    forms: t`Forms and donations`,
    site: t`Website and e-mails`,
  }
}
