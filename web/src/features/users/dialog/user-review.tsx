import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useOneUser } from '#lib/firebase/live-queries.ts'
import { i18n, loadTexts } from '#lib/format/i18n.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { notPrinted } from '#styles/print.ts'
import { AccessBoxes } from '../access/access-boxes.tsx'
import { DeleteQuestion } from '../decisions/delete-question.tsx'
import { LiveRegion, DecisionStrip } from '../decisions/decision-strip.tsx'
import { RejectPanel } from '../reject/reject-panel.tsx'
import { EMPTY_DRAFT, type SentRejection } from '../reject/rejection-draft.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { AppealNote } from './application-history.tsx'
import { CompareDuplicates } from './compare-duplicates.tsx'
import { ChangedStrip, changesBetween, useReview } from './review-changes.tsx'
import {
  stateOf,
  toListedUser,
  openDuplicates,
  useDuplicateAnswer,
  useDuplicates,
  useHistoryQuery,
} from '../api.ts'
import type { AttemptsProps } from './attempts.tsx'
import type { MailsProps } from './mails.tsx'
import { Documents, useSides } from './documents.tsx'
import { DetailSections } from './detail-sections.tsx'
import { BottomBar, DecisionBar, DeleteButton, type Doubt, DoubtsQuestion } from './decision-bar.tsx'
import { DialogHeader } from './dialog-header.tsx'
import { ComparedUser } from './compared-value.tsx'
import { DialogContent } from './dialog-frame.tsx'
import { IdentitySection } from './identity-section.tsx'
import { DuplicateStrip } from '../duplicates/duplicate-strip.tsx'
import { useLikenessTexts } from '../duplicates/likeness.tsx'
import type { UserDialogProps } from './user-dialog.tsx'

const Attempts = latePart<AttemptsProps>('attempts', async () => (await import('./attempts.tsx')).Attempts)

const Mails = latePart<MailsProps>('mails', async () => {
  const [part] = await Promise.all([import('./mails.tsx'), loadTexts(i18n, 'today')])
  return part.Mails
})

/** Shows the e-mails to the user. They are read when the box is opened. */
function MailsBox({ uid }: MailsProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Notices>
      <Disclosure
        title={t`E-mails`}
        about={t`What we sent in the last 30 days`}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        {isOpen && <Mails uid={uid} />}
      </Disclosure>
    </Notices>
  )
}

const Notices = styled.div`
  ${notPrinted}
`

type Question = 'reject' | 'delete' | 'doubts' | 'compare'

interface UserReviewProps extends UserDialogProps {
  titleId: string
  dialog: RefObject<HTMLDialogElement | null>
}

/** Shows one user in the dialog, live. */
export function UserReview(props: UserReviewProps) {
  const { session, uid, titleId, dialog, navigation, decisions, onUndo, onClose } = props
  const { t } = useLingui()
  const live = useOneUser(session, uid)
  const user = live.status === 'ready' ? live.data : undefined
  const review = useReview(user)
  const { read, isChanged, hasLoaded } = review
  const history = useHistoryQuery(user ?? undefined)
  const sides = useSides()
  const [question, setQuestion] = useState<Question>()
  // kept here, so that going back, a lost connection and a conflict lose nothing
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [hasOfficeNote, setHasOfficeNote] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const opener = useRef<Element>(null)

  // the next user's name is announced, and Tab continues there; after a question, where it was asked
  useEffect(() => {
    if (question) return
    const { current: before } = opener
    // most buttons are rendered again
    const after = before?.isConnected ? before : document.getElementById(before?.id ?? '')
    const isHere = after instanceof HTMLElement && dialog.current?.contains(after)
    const target = isHere ? after : heading.current
    target?.focus()
  }, [question, dialog])
  const { onCardSeen } = props
  const reportCardSeen = useEffectEvent((seen: WithId<UserDocument>) => onCardSeen(seen.id, seen.revision))
  useEffect(() => {
    if (user && hasLoaded && !isChanged) reportCardSeen(user)
  }, [user, hasLoaded, isChanged])

  const canDecide = !!user && !user.is_approved && can(session.actor, 'user:approve', uid)
  const lookup = useDuplicates(canDecide ? user : undefined)
  const alike = lookup.data ?? []
  const duplicates = openDuplicates(alike)
  const answer = useDuplicateAnswer(uid)
  const likeness = useLikenessTexts(duplicates)
  const [compared, setCompared] = useState<string>()
  const rejectBlocked = isChanged ? t`You can decide when you have marked the change as read.` : undefined
  const approveBlocked =
    rejectBlocked ??
    (!hasLoaded
      ? t`You can approve when both card pictures have loaded.`
      : history.isPending
        ? t`You can approve when the e-mail check is done.`
        : canDecide && lookup.isPending
          ? t`You can approve when we have looked for possible duplicates.`
          : undefined)
  const ask = (asked: Question) => {
    // not where the next question is asked in the one before
    if (!question) opener.current = document.activeElement
    setQuestion(asked)
  }
  const close = () => setQuestion(undefined)

  const approve = async () => {
    if (!user || !canDecide || approveBlocked) return
    const outcome = await decisions.approve([user], draft.officeNote.trim())
    if (outcome?.done.length) props.onDecided(uid)
  }
  const doubts: Doubt[] = []
  if (user && history.data?.email_verified === false) {
    const { full_name: name, email } = user
    const text = t`${name} has not confirmed ${email}. The approval e-mail goes to this address. Is it correct?`
    doubts.push({ icon: 'mail', text })
  }
  if (duplicates.length > 0)
    doubts.push({
      icon: 'people',
      text: t`${plural(duplicates.length, {
        one: 'One other person may be the same. Have you compared them?',
        other: '# other people may be the same. Have you compared them?',
      })}`,
    })
  const confirmOrApprove = () => {
    if (!canDecide || approveBlocked || question) return
    if (doubts.length > 0) ask('doubts')
    else void approve()
  }
  const reject = async (rejection: SentRejection) => {
    if (!user || !canDecide || rejectBlocked) return
    const outcome = await decisions.reject([user], rejection)
    if (outcome?.done.length) props.onDecided(uid)
  }
  const remove = async () => {
    if (!user) return
    const outcome = await decisions.remove(user)
    close()
    if (outcome?.done.length) props.onDecided(uid)
  }
  const compare = (other?: string) => {
    setCompared(other)
    ask('compare')
  }
  const rejectAsDuplicate = () => {
    if (!canDecide || rejectBlocked) return
    if (draft.ticked.length === 0) setDraft({ ...draft, ticked: [{ id: 'duplicate', fields: [] }] })
    setQuestion('reject')
  }
  const askReasons = () => {
    if (canDecide && !rejectBlocked) ask('reject')
  }

  // Escape closes the question first; what was typed stays
  const closeQuestion = useEffectEvent((event: Event) => {
    if (!question || question === 'delete' || event.target !== dialog.current) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    const element = dialog.current
    const listen = (event: Event) => closeQuestion(event)
    element?.addEventListener('cancel', listen)
    return () => element?.removeEventListener('cancel', listen)
  }, [dialog])
  useShortcuts(
    {
      ArrowLeft: navigation.onPrevious,
      ArrowRight: navigation.onNext,
      a: confirmOrApprove,
      r: askReasons,
      n: () => setHasOfficeNote(true),
      u: onUndo,
      '?': props.onShowShortcuts,
      ...sides.keys,
    },
    dialog,
  )

  if (question === 'compare' && user && alike.length > 0)
    return (
      <CompareDuplicates
        applicant={user}
        first={compared}
        duplicates={alike}
        {...{ titleId, isBusy: answer.isPending, onClose }}
        onAnswer={(other, isDismissed) => answer.mutate({ other, isDismissed })}
        onReject={rejectAsDuplicate}
        onBack={close}
      />
    )
  return (
    <>
      <DialogHeader
        id={titleId}
        user={user ? toListedUser(user) : undefined}
        heading={heading}
        onClose={onClose}
        {...navigation}
      />
      <Notices>
        <div data-toasts />
        <DecisionStrip notice={decisions.notice} onUndo={onUndo} />
        <LiveRegion>
          {user && read && isChanged && (
            <ChangedStrip
              key={stateOf(user)}
              user={user}
              read={read}
              onRead={() => {
                review.acknowledge()
                // the button that was pressed is gone
                heading.current?.focus()
              }}
            />
          )}
        </LiveRegion>
        <LiveRegion>
          {alike.length > 0 && <DuplicateStrip alike={alike} onCompare={compare} />}
          {lookup.isError && (
            <LoadFailed
              text={t`Possible duplicates could not be looked up.`}
              onRetry={() => void lookup.refetch()}
            />
          )}
        </LiveRegion>
      </Notices>
      <DialogContent>
        {live.status === 'loading' && <Loading text={t`Loading users...`} />}
        {(live.status === 'unreachable' || live.status === 'failed') && (
          <LoadFailed text={t`This application could not be loaded.`} onRetry={live.retry} />
        )}
        {user === null && <EmptyState text={t`This account has been deleted.`} />}
        {user && read && (
          <ComparedUser value={{ user, read, likeness }}>
            {user.is_approved && <AccessBoxes user={user} session={session} />}
            <AppealNote user={user} />
            {history.data && (history.data.attempts.length > 0 || user.resubmission) && (
              <Attempts user={user} attempts={history.data.attempts} />
            )}
            <IdentitySection />
            <Documents
              user={user}
              sides={sides}
              changed={changesBetween(read, user).documents}
              onLoaded={review.noteLoaded}
            />
            <DetailSections user={user} />
            <MailsBox key={uid} uid={uid} />
          </ComparedUser>
        )}
      </DialogContent>
      {canDecide && user && question === 'reject' && (
        <BottomBar>
          <RejectPanel
            applicant={user}
            {...{ session, draft, onChange: setDraft, isBusy: decisions.isBusy, blocked: rejectBlocked }}
            onSend={(rejection) => void reject(rejection)}
            onBack={close}
          />
        </BottomBar>
      )}
      {canDecide && user && question === 'doubts' && (
        <DoubtsQuestion
          doubts={doubts}
          isBusy={decisions.isBusy}
          blocked={approveBlocked}
          onApprove={() => void approve()}
          onBack={close}
        />
      )}
      {canDecide && user && (question === undefined || question === 'delete') && (
        <DecisionBar
          name={user.full_name}
          {...{ approveBlocked, rejectBlocked, isBusy: decisions.isBusy }}
          hint={
            duplicates.length > 0
              ? t`${plural(duplicates.length, {
                  one: 'Approve asks once more: one possible duplicate.',
                  other: 'Approve asks once more: # possible duplicates.',
                })}`
              : undefined
          }
          officeNote={hasOfficeNote || draft.officeNote ? draft.officeNote : undefined}
          onOfficeNote={(officeNote) => {
            setHasOfficeNote(true)
            setDraft({ ...draft, officeNote })
          }}
          onApprove={confirmOrApprove}
          onReject={askReasons}
          onDelete={() => ask('delete')}
        />
      )}
      {user?.is_approved && can(session.actor, 'user:delete', uid) && (
        <BottomBar aria-label={t`Delete this account`}>
          <DeleteButton
            type="button"
            $kind="danger"
            aria-disabled={decisions.isBusy}
            onClick={() => ask('delete')}
          >
            <Trans>Delete User</Trans>
          </DeleteButton>
        </BottomBar>
      )}
      {user && question === 'delete' && (
        <DeleteQuestion
          user={toListedUser(user)}
          isBusy={decisions.isBusy}
          onDelete={() => void remove()}
          onClose={close}
        />
      )}
    </>
  )
}
