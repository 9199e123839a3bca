import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AuditAction, AuditLine } from 'domain/stored/audit.ts'
import { useMailNames } from '#components/mails/use-mail-names.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useActionNames } from './use-action-names.ts'

/** Says an action that happened several times. */
export function ManyTimes({ action, count }: { action: AuditAction; count: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useActionNames()
  switch (action) {
    case 'document:view':
      return <Plural value={count} one="Opened # identity document" other="Opened # identity documents" />
    case 'cv:view':
      return <Plural value={count} one="Opened # CV" other="Opened # CVs" />
    case 'user:approve':
      return <Plural value={count} one="Approved # application" other="Approved # applications" />
    case 'user:reject':
      return <Plural value={count} one="Rejected # application" other="Rejected # applications" />
    case 'user:undo':
      return <Plural value={count} one="Undid # decision" other="Undid # decisions" />
    case 'message:answer':
      return <Plural value={count} one="Replied to # message" other="Replied to # messages" />
    case 'message:handle':
      return <Plural value={count} one="Marked # message as done" other="Marked # messages as done" />
    case 'message:delete':
      return <Plural value={count} one="Deleted # message" other="Deleted # messages" />
    case 'volunteer:delete':
      return <Plural value={count} one="Deleted # volunteer offer" other="Deleted # volunteer offers" />
    case 'donation:delete':
      return <Plural value={count} one="Deleted # donation" other="Deleted # donations" />
    case 'donation:receive':
      return (
        <Plural value={count} one="Marked # donation as received" other="Marked # donations as received" />
      )
    case 'comment:approve':
      return <Plural value={count} one="Approved # comment" other="Approved # comments" />
    case 'comment:delete':
      return <Plural value={count} one="Deleted # comment" other="Deleted # comments" />
    case 'blog:update':
      return <Plural value={count} one="Changed # post" other="Changed # posts" />
    case 'event:update':
      return <Plural value={count} one="Changed # event" other="Changed # events" />
    case 'mail:send':
      return <Plural value={count} one="Sent # e-mail again" other="Sent # e-mails again" />
    default:
      return formatList([names[action], t`${plural(count, { one: '# time', other: '# times' })}`], language)
  }
}

/** Names what was changed, and what of it. */
export function Target({ line: { action, target, target_name, details } }: { line: AuditLine }) {
  const detailName = useDetailNames(action)
  const language = useLanguage()
  return (
    <>
      {target === 'deleted' ? <Trans>A former user</Trans> : <bdi>{target_name || target}</bdi>}
      {details.length > 0 && ` · ${formatList(details.map(detailName), language)}`}
    </>
  )
}

/** Names the details of a line: fields, the old or new address, the decision that was undone, or the kind of an e-mail. */
function useDetailNames(action: AuditAction): (detail: string) => string {
  const { t } = useLingui()
  const names: Record<string, string> = {
    ...useTexts().label,
    ...useActionNames(),
    rejection_reason: t`with a reason`,
    old: t`the old address`,
    new: t`the new address`,
    // the name of the hidden field
    fax: t`suspected spam`,
    language: t`language`,
    office_mails: t`e-mails from the office`,
  }
  const mailNames: Record<string, string> = useMailNames()
  const known = action === 'mail:send' ? mailNames : names
  return (detail) => known[detail] ?? detail
}

/** Names who did it; people who are gone by what they were. */
export function ActorName({ actor, name }: { actor: string; name: string }) {
  if (name) return <b>{name}</b>
  if (actor === 'visitor') return <Trans>A visitor</Trans>
  if (actor === 'operator') return <Trans>The command line</Trans>
  if (actor === 'system') return <Trans>Automatic check</Trans>
  return <Trans>A former user</Trans>
}
