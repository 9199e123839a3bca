import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { UserHistory } from 'domain/office/history.ts'
import type { PastDecision } from 'domain/stored/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import styled from 'styled-components'
import { useRoleNames } from '#components/dashboard/use-role-names.ts'
import { Note } from '#components/feedback/note.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { languageOf } from '#lib/language-of.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useHistory } from '../api.ts'

const Quote = styled.q.attrs({ dir: 'auto' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Shows what the applicant replied to the last rejection, above everything else. */
export function AppealNote({ user }: { user: WithId<UserDocument> }) {
  const decisions = useHistory(user)?.decisions ?? []
  const last = decisions.at(-1)
  const refusal = decisions.at(-2)
  if (last?.action !== 'user:appeal') return null
  return (
    <Note>
      <p>
        <b>
          {last.revision === user.revision ? (
            <Trans>The applicant changed nothing and asks for a review.</Trans>
          ) : (
            <Trans>The applicant asked for a review and has corrected the application since.</Trans>
          )}
        </b>
      </p>
      {refusal?.reason && (
        <p>
          <Trans>Rejected before. Reason:</Trans>{' '}
          <Quote lang={languageOf(refusal.reason)}>{refusal.reason}</Quote>
        </p>
      )}
      <p>
        <Trans>The applicant replied:</Trans> <Quote lang={languageOf(last.reason)}>{last.reason}</Quote>
      </p>
    </Note>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--s2);

  > li {
    padding-inline-start: var(--s3);
    border-inline-start: 3px solid var(--line);
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  q {
    display: block;
    white-space: pre-line;
  }
  p {
    white-space: pre-line;
  }
`

interface EarlierDecisionsProps {
  decisions: UserHistory['decisions']
}

/** Lists earlier decisions and replies: what, when, by whom and why. */
export function EarlierDecisions({ decisions }: EarlierDecisionsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const roleNames = useRoleNames()
  const who = ({ by, by_name }: EarlierDecisionsProps['decisions'][number]) =>
    by_name || (by === 'operator' ? t`the command line` : t`a former user`)
  const said = ({ action, role = 'member' }: PastDecision, name: string) => {
    const newRole = roleNames[role]
    const sentences: Record<PastDecision['action'], string> = {
      'user:approve': t`Approved by ${name}`,
      'user:reject': t`Rejected by ${name}`,
      'user:appeal': t`The applicant asked for a review`,
      'user:role': t`Role changed to ${newRole} by ${name}`,
      'user:suspend': t`Suspended by ${name}`,
      'user:reinstate': t`Reinstated by ${name}`,
    }
    return sentences[action]
  }
  return (
    <div className="wide">
      <dt>
        <Trans>Earlier decisions</Trans>
      </dt>
      <dd>
        <List>
          {decisions.map((decision) => {
            const name = who(decision)
            const { at, reason, office_note: officeNote } = decision
            return (
              <li key={at}>
                <b>{said(decision, name)}</b>
                <small>
                  <time dateTime={at}>{formatMinute(at, language)}</time>
                </small>
                {reason && (
                  <q lang={languageOf(reason)} dir="auto">
                    {reason}
                  </q>
                )}
                {officeNote && (
                  <p>
                    <b>
                      <Trans>Office note:</Trans>
                    </b>{' '}
                    {officeNote}
                  </p>
                )}
              </li>
            )
          })}
        </List>
      </dd>
    </div>
  )
}
