import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { oneLine } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { OfficeNote } from '../reject/office-note.tsx'
import { Key, KeyHints } from '#components/controls/key.tsx'

const Questions = styled.div`
  flex: 1 0 100%;
  display: grid;
  gap: var(--s2);
`

const Question = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: start;
  font-weight: 600;
  overflow-wrap: anywhere;

  > svg {
    color: var(--waiting);
  }
`

/** What an admin should know before an approval. */
export interface Doubt {
  icon: WorkIconName
  text: string
}

interface DoubtsQuestionProps {
  doubts: readonly Doubt[]
  isBusy: boolean
  /** Why the user cannot be approved yet; undefined if it is possible. */
  blocked: string | undefined
  onApprove: () => void
  onBack: () => void
}

/** Asks for confirmation before an approval: of an e-mail that is not confirmed, or of somebody who may be a member already. */
export function DoubtsQuestion({ doubts, isBusy, blocked, ...on }: DoubtsQuestionProps) {
  const { t } = useLingui()
  const question = useRef<HTMLElement>(null)
  const shown = blocked === undefined ? doubts : [{ icon: 'lock', text: blocked } as const]
  // not a button: the key that opened the question would answer it
  useEffect(() => {
    question.current?.focus()
    // on phones the whole dialog scrolls
    question.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <BottomBar ref={question} tabIndex={-1} aria-label={t`Before you approve`}>
      <Questions>
        {shown.map(({ icon, text }) => (
          <Question key={text}>
            <WorkIcon name={icon} />
            {text}
          </Question>
        ))}
      </Questions>
      <Button type="button" aria-disabled={blocked !== undefined} aria-busy={isBusy} onClick={on.onApprove}>
        <Trans>Approve anyway</Trans>
      </Button>
      <Button type="button" $kind="line" onClick={on.onBack}>
        <Trans>Back</Trans>
      </Button>
    </BottomBar>
  )
}

/** The bar of actions at the bottom. */
export const BottomBar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${notPrinted}

  ${media.lowDesktop} {
    padding-block: 6px;
    row-gap: 6px;
  }
  ${media.belowDesktop} {
    padding: var(--s3) var(--s4);

    > button {
      flex: 1 1 auto;
    }
  }
`

const ApproveButton = styled(Button)`
  min-block-size: 52px;
  padding-block: 4px;
  gap: var(--s3);
  text-align: start;

  small {
    display: block;
    max-inline-size: 14em;
    ${oneLine}
    font: 500 var(--t-s) / 1.2 var(--text);
  }
`

const Hint = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-size: var(--t-s);
  font-weight: 600;

  > svg {
    color: var(--waiting);
  }
`

const BlockedReason = styled(Hint)`
  flex: 1 0 100%;
  ${media.lowDesktop} {
    flex: 0 1 auto;
    order: 1;
  }
`

/** Deletes a user; at the end of the bar. */
export const DeleteButton = styled(Button)`
  margin-inline-start: auto;
  ${media.lowDesktop} {
    order: 2;
  }
`

const Noting = styled.div`
  flex: 1 0 100%;
`

const focus = (area: HTMLElement | null) => area?.focus()

interface DecisionBarProps {
  name: string
  /** Why the user cannot be approved yet; undefined if it is possible. */
  approveBlocked: ReactNode
  /** Why the user cannot be rejected yet. */
  rejectBlocked: ReactNode
  isBusy: boolean
  /** What is asked before an approval; undefined if nothing is. */
  hint: string | undefined
  /** The note that only admins see; undefined until it is asked for. */
  officeNote: string | undefined
  onOfficeNote: (note: string) => void
  onApprove: () => void
  onReject: () => void
  onDelete: () => void
}

/** Shows the actions on an application that is not approved. The dialog finds the buttons that ask by their ids. */
export function DecisionBar({
  name,
  approveBlocked,
  rejectBlocked,
  isBusy,
  hint,
  officeNote,
  ...on
}: DecisionBarProps) {
  const { t } = useLingui()
  const whyId = useId()
  const why = approveBlocked ?? rejectBlocked
  // the note takes the focus when it is asked for, not when the bar comes back
  const [wasOpen] = useState(officeNote !== undefined)
  const approveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    on.onApprove()
  }
  return (
    <BottomBar aria-label={t`Actions`}>
      {officeNote !== undefined && (
        <Noting onKeyDown={approveByKey}>
          <OfficeNote value={officeNote} onChange={on.onOfficeNote} area={wasOpen ? undefined : focus} />
        </Noting>
      )}
      {why && (
        <BlockedReason id={whyId}>
          <WorkIcon name="lock" />
          {why}
        </BlockedReason>
      )}
      <ApproveButton
        type="button"
        id="approve-user"
        aria-disabled={approveBlocked !== undefined}
        aria-busy={isBusy}
        aria-describedby={approveBlocked === undefined ? undefined : whyId}
        onClick={on.onApprove}
      >
        <span>
          <Trans>Approve Member</Trans>
          <small>{name}</small>
        </span>
        <Key>A</Key>
      </ApproveButton>
      <Button
        type="button"
        id="reject-user"
        $kind="line"
        aria-disabled={rejectBlocked !== undefined || isBusy}
        aria-describedby={rejectBlocked === undefined ? undefined : whyId}
        onClick={on.onReject}
      >
        <Trans>Reject…</Trans>
        <Key>R</Key>
      </Button>
      {officeNote === undefined && (
        <Button type="button" $kind="plain" $small onClick={() => on.onOfficeNote('')}>
          <Trans>Add note</Trans>
          <Key>N</Key>
        </Button>
      )}
      {!why && hint && (
        <Hint>
          <WorkIcon name="people" />
          {hint}
        </Hint>
      )}
      {!why && !hint && (
        <KeyHints
          hints={[
            { keys: ['←', '→'], action: t`previous, next` },
            { keys: ['+', '−'], action: t`zoom` },
            { keys: ['T'], action: t`rotate` },
          ]}
        />
      )}
      <DeleteButton
        type="button"
        id="delete-user"
        $kind="danger"
        aria-disabled={isBusy}
        onClick={on.onDelete}
      >
        <Trans>Delete User</Trans>
      </DeleteButton>
    </BottomBar>
  )
}
