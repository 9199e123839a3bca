import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { withChoice } from '#components/dashboard/selection.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { Comma } from '#lib/format/format-list.ts'
import { AttentionNote } from '../attention.tsx'
import type { RejectPanelProps } from '../reject/reject-panel.tsx'
import { EMPTY_DRAFT, type SentRejection } from '../reject/rejection-draft.ts'
import { type ListedUser, openDuplicates, useDuplicatesOfEach } from '../api.ts'

const RejectPanel = latePart<RejectPanelProps>(
  'reject',
  async () => (await import('../reject/reject-panel.tsx')).RejectPanel,
)

const Names = styled.ul`
  display: grid;
  gap: var(--s1);
  max-block-size: 40dvh;
  overflow: auto;

  > li {
    padding-block: var(--s1);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  align-items: center;
`

interface BulkApprovalProps {
  users: readonly ListedUser[]
  isBusy: boolean
  onApprove: (users: readonly ListedUser[]) => void
  /** Opens one application, where possible duplicates are compared. */
  onReview: (id: string) => void
  onClose: () => void
}

/** Asks for confirmation before several users are approved. Who may be somebody else's duplicate needs a yes of its own. */
export function BulkApproval({ users, isBusy, onApprove, onReview, onClose }: BulkApprovalProps) {
  const { t } = useLingui()
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const lookups = useDuplicatesOfEach(users)
  const isLooking = lookups.some(({ isPending }) => isPending)
  const failed = lookups.filter(({ isError }) => isError)
  const candidates = users.map((user, n) => ({ user, alike: openDuplicates(lookups[n]?.data) }))
  const approved = candidates.filter(({ user, alike }) => alike.length === 0 || agreed.includes(user.id))
  return (
    <Question
      title={t`Approve applications`}
      onClose={onClose}
      answers={
        <>
          <Button
            type="button"
            aria-disabled={failed.length > 0 || approved.length === 0}
            aria-busy={isBusy || isLooking}
            onClick={() => onApprove(approved.map(({ user }) => user))}
          >
            <Plural value={approved.length} one="Approve # application" other="Approve # applications" />
          </Button>
          <SafeAnswer $kind="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </SafeAnswer>
        </>
      }
    >
      <div>
        <Names>
          {candidates.map(({ user, alike }) => (
            <li key={user.id}>
              <Name user={user} />
              {user.email_verified === false && (
                <AttentionNote icon="mail" text={t`E-mail not confirmed: ${user.email}`} />
              )}
              {alike.length > 0 && (
                <MayBeSame
                  alike={alike}
                  isAgreed={agreed.includes(user.id)}
                  onAgree={(isAgreed) => setAgreed((before) => withChoice(before, user.id, isAgreed))}
                  onReview={() => onReview(user.id)}
                />
              )}
            </li>
          ))}
        </Names>
        <output>{isLooking && <Trans>Looking for possible duplicates…</Trans>}</output>
      </div>
      {failed.length > 0 && (
        <LoadFailedLine
          text={t`Possible duplicates could not be looked up.`}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </Question>
  )
}

interface MayBeSameProps {
  alike: readonly PossibleDuplicate[]
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  onReview: () => void
}

/** Says who may be the same person, and asks for a yes. */
function MayBeSame({ alike, isAgreed, onAgree, onReview }: MayBeSameProps) {
  const { t } = useLingui()
  const name = alike[0]?.user.full_name ?? ''
  const text = t`${plural(alike.length, {
    one: `May be the same person as ${name}.`,
    other: `# other people may be the same, such as ${name}.`,
  })}`
  return (
    <>
      <AttentionNote icon="people" text={text} />
      <Choices>
        <Tick>
          <input type="checkbox" checked={isAgreed} onChange={({ target }) => onAgree(target.checked)} />
          <Trans>Approve anyway</Trans>
        </Tick>
        <MiniButton type="button" $kind="plain" onClick={onReview}>
          <Trans>Compare</Trans>
        </MiniButton>
      </Choices>
    </>
  )
}

const Name = ({ user }: { user: ListedUser }) => (
  <>
    <b>
      <bdi>{user.full_name}</bdi>
    </b>
    <Comma />
    <bdi>{user.business}</bdi>
  </>
)

interface BulkRejectionProps {
  session: OpenSession
  users: readonly ListedUser[]
  isBusy: boolean
  onReject: (rejection: SentRejection) => void
  onClose: () => void
}

/** Asks for the reasons before several users are rejected. */
export function BulkRejection({ session, users, isBusy, onReject, onClose }: BulkRejectionProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  return (
    <Dialog title={t`Reject applications`} size="full" onClose={onClose}>
      <DialogBody>
        <Names>
          {users.map((user) => (
            <li key={user.id}>
              <Name user={user} />
            </li>
          ))}
        </Names>
        <RejectPanel
          applicant={undefined}
          {...{ session, draft, onChange: setDraft, isBusy, onSend: onReject, onBack: onClose }}
        />
      </DialogBody>
    </Dialog>
  )
}
