import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import { isFinal, rejectionOf } from 'domain/decisions/reasons.ts'
import type { Likeness, PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { deriveStatus, shownStatus } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import type { ReviewField } from 'domain/user-fields.ts'
import styled from 'styled-components'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { Alike } from './likeness.tsx'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: 10px 14px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  thead th,
  thead td {
    padding-block: 0 var(--s4);
    border-block-end: 2px solid var(--ink);
    font-weight: 400;
  }
  tr > :first-child {
    inline-size: 132px;
  }
  tbody th {
    border-inline-end: 1px solid var(--line);
    color: var(--ink-soft);
    font-weight: 600;
  }
  tbody td {
    background: var(--surface);
  }
  tbody td:nth-child(2) {
    border-inline-end: 1px solid var(--line);
  }
  td[data-likeness='same'] {
    background: var(--waiting-tint);
    font-weight: 600;
  }
  td[data-likeness='similar'] {
    background: color-mix(in srgb, var(--waiting-tint) 45%, var(--surface));
  }
  ${media.belowTablet} {
    font-size: var(--t-s);
    tr > :first-child {
      inline-size: 92px;
    }
    th,
    td {
      padding-inline: 8px;
    }
  }
`

const Answers = styled.tr`
  > th,
  > td {
    border-block-end: 0;
  }
  > td:nth-child(2) {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  output {
    display: block;
    font-weight: 600;
  }
  output:not(:empty) {
    margin-block-end: var(--s2);
  }
`

const Person = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: start;

  > div {
    display: grid;
    gap: 4px;
    justify-items: start;
    min-inline-size: 0;
  }
  b {
    font: 600 1.25rem/1.2 var(--display);
  }
  small {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    flex-direction: column;
    gap: 6px;
    b {
      font-size: 1.0625rem;
    }
  }
`

type Compared = User | WithId<UserDocument>

const ROWS = [
  'full_name',
  'cnic',
  'date_of_birth',
  'phone',
  'whatsapp',
  'email',
  'business',
  'address',
] as const satisfies readonly ReviewField[]

const likenessIn = (likeness: Likeness, name: (typeof ROWS)[number]) =>
  Object.hasOwn(likeness, name) ? likeness[name as keyof Likeness] : undefined

/** Returns the last decision on somebody as one line. */
function useLastDecision() {
  const { t } = useLingui()
  const language = useLanguage()
  return (user: Compared): string => {
    const status = deriveStatus(user)
    if (status === 'approved') return t`Approved on ${formatInstant(user.approvedAt, language)}`
    const rejection = rejectionOf(user)
    if (!rejection) return t`None`
    const why = excerptOf(
      rejection.reasons.map(({ label }) => label).find(Boolean) ?? user.rejection_reason,
      90,
    )
    return status === 'rejected' ? t`Rejected: ${why}` : t`Sent again. Rejected before: ${why}`
  }
}

function Column({ user }: { user: Compared }) {
  const language = useLanguage()
  const status = shownStatus({ ...user, is_final: isFinal(rejectionOf(user)) })
  return (
    <th scope="col">
      <Person>
        <PersonPicture user={user} />
        <div>
          <b>
            <bdi>{user.full_name}</bdi>
          </b>
          <StatusChip status={status} />
          <small>{formatInstant(user.createdAt, language)}</small>
        </div>
      </Person>
    </th>
  )
}

export interface CompareTableProps {
  titleId: string
  applicant: WithId<UserDocument>
  others: readonly PossibleDuplicate[]
  isBusy: boolean
  /** @param isDismissed whether the applicant and this user are two people; false undoes that */
  onAnswer: (uid: string, isDismissed: boolean) => void
}

/** Shows the fields of an applicant beside those of others, how much they are alike, and what the office says of each. */
export function CompareTable({ titleId, applicant, others, isBusy, onAnswer }: CompareTableProps) {
  const { t } = useLingui()
  const { label, format } = useFieldText()
  const lastDecision = useLastDecision()
  const rowNames: Partial<Record<ReviewField, string>> = { full_name: t`Name`, business: t`Business` }
  const valueOf = (user: Compared, row: (typeof ROWS)[number]) =>
    row === 'email' ? <EmailText email={user.email} /> : format(user, row) || t`Not given`
  return (
    <Table aria-labelledby={titleId}>
      <thead>
        <tr>
          <td aria-label={t`Field`} />
          <Column user={applicant} />
          {others.map(({ user }) => (
            <Column key={user.id} user={user} />
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{rowNames[row] ?? label[row]}</th>
            <td>
              <bdi>{valueOf(applicant, row)}</bdi>
            </td>
            {others.map(({ user, likeness }) => {
              const how = likenessIn(likeness, row)
              return (
                <td key={user.id} data-likeness={how}>
                  <bdi>{valueOf(user, row)}</bdi>
                  {how && <Alike how={how} />}
                </td>
              )
            })}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Trans>Last decision</Trans>
          </th>
          <td>{lastDecision(applicant)}</td>
          {others.map(({ user }) => (
            <td key={user.id}>{lastDecision(user)}</td>
          ))}
        </tr>
        <Answers>
          <th scope="row">
            <Trans>Your answer</Trans>
          </th>
          <td>
            <Trans>It is kept in the activity log of both people.</Trans>
          </td>
          {others.map(({ user, is_dismissed }) => (
            <td key={user.id}>
              <output>{is_dismissed && t`Not the same person`}</output>
              <Button
                type="button"
                $kind="line"
                $small
                aria-disabled={isBusy}
                onClick={() => onAnswer(user.id, !is_dismissed)}
              >
                {is_dismissed ? t`Undo` : t`Not the same person`}
              </Button>
            </td>
          ))}
        </Answers>
      </tbody>
    </Table>
  )
}
