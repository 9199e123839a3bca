import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import { isFinal, rejectionOf } from 'domain/decisions/reasons.ts'
import type { Likeness, PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { deriveStatus, shownStatus } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import type { ReviewField } from 'domain/user-fields.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { useIsPhone } from '#lib/browser/use-is-phone.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { Alike } from '../duplicates/alike.tsx'
import { BottomBar } from './decision-bar.tsx'
import { DialogContent } from './dialog-frame.tsx'

const Head = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  padding-block: 10px;
  padding-inline: var(--s5) var(--s4);
  border-block-end: 1px solid var(--line);
  background: var(--surface-page);

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font-size: 1.5rem;
    line-height: 1.15;
  }
  h2:focus {
    outline: none;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowDesktop} {
    padding-inline: var(--s4) var(--s2);
  }
`

const Switch = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  overflow: auto;

  > button {
    flex: 1 0 auto;
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 0;
    background: var(--surface);
    color: var(--ink);
    font: 600 var(--t-s) / 1.2 var(--text);
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-accent);
  }
`

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

interface CompareDuplicatesProps {
  titleId: string
  applicant: WithId<UserDocument>
  duplicates: readonly PossibleDuplicate[]
  /** uid of the one to begin with. */
  first: string | undefined
  isBusy: boolean
  /** @param isDismissed whether the applicant and this user are two people; false undoes that */
  onAnswer: (uid: string, isDismissed: boolean) => void
  onReject: () => void
  onBack: () => void
  onClose: () => void
}

/** Shows an applicant beside people who may be the same, two at a time, on phones one. */
export function CompareDuplicates(props: CompareDuplicatesProps) {
  const { titleId, applicant, duplicates, first, isBusy, onAnswer } = props
  const { t } = useLingui()
  const { label, format } = useFieldText()
  const lastDecision = useLastDecision()
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isOneByOne = isPhone ? duplicates.length > 1 : duplicates.length > 2
  const picked = duplicates.find(({ user }) => user.id === chosen) ?? duplicates[0]
  const others = isOneByOne && picked ? [picked] : duplicates
  const name = applicant.full_name
  const rowNames: Partial<Record<ReviewField, string>> = { full_name: t`Name`, business: t`Business` }
  const valueOf = (user: Compared, row: (typeof ROWS)[number]) =>
    row === 'email' ? <EmailText email={user.email} /> : format(user, row) || t`Not given`
  return (
    <>
      <Head>
        <IconButton type="button" $boxed aria-label={t`Back to the application`} onClick={props.onBack}>
          <WorkIcon name="left" />
        </IconButton>
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            <Trans>Is this the same person?</Trans>
          </h2>
          <p>
            <Plural
              value={duplicates.length}
              one={`Compare ${name} with # other person`}
              other={`Compare ${name} with # other people`}
            />
          </p>
        </div>
        <IconButton type="button" aria-label={t`Close`} onClick={props.onClose}>
          <Icon name="cross" />
        </IconButton>
      </Head>
      <div data-toasts />
      <DialogContent>
        {isOneByOne && (
          <Switch aria-label={t`Compare with`}>
            {duplicates.map(({ user }) => (
              <button
                key={user.id}
                type="button"
                aria-pressed={user.id === picked?.user.id}
                onClick={() => setChosen(user.id)}
              >
                <bdi>{user.full_name}</bdi>
              </button>
            ))}
          </Switch>
        )}
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
      </DialogContent>
      <BottomBar aria-label={t`Actions`}>
        <Button type="button" onClick={props.onBack}>
          <Trans>Back to the application</Trans>
        </Button>
        <Button type="button" $kind="line" onClick={props.onReject}>
          <Trans>Reject as duplicate…</Trans>
        </Button>
        <p>
          <Trans>Accounts are never merged automatically.</Trans>
        </p>
      </BottomBar>
    </>
  )
}
