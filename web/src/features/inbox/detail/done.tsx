import { Trans, useLingui } from '@lingui/react/macro'
import { type DonationState, type HandlingState, isNew } from 'domain/inbox.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { useMark } from '../api.ts'
import { When } from '../when.tsx'

interface Marked {
  state?: DonationState | HandlingState
  handler_name?: string
}

/** Returns what formats who marked an entry as done, and how; undefined for a new entry. */
export function useDoneLabel() {
  const { t } = useLingui()
  return ({ state, handler_name: name = '' }: Marked): string | undefined => {
    switch (state) {
      case 'answered':
        return t`Replied by ${name}`
      case 'handled':
        return t`Done by ${name}`
      case 'received':
        return t`Received, marked by ${name}`
      case 'paid':
        return t`Received by card`
      default:
        return undefined
    }
  }
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  align-items: center;
  min-block-size: 1.5em;
  font-weight: 600;
  color: var(--success);
  overflow-wrap: anywhere;

  > small {
    font-size: var(--t-s);
    font-weight: 400;
    color: var(--ink-soft);
  }
  &:empty {
    display: none;
  }
`

interface DoneLineProps {
  /** Undefined where it waits. */
  done: string | undefined
  /** ISO 8601 UTC; '' where that is not known. */
  at: string | undefined
}

/** Shows who marked an entry as done and when. Screen readers announce a change. */
export const DoneLine = ({ done, at }: DoneLineProps) => (
  <Line as="output">
    {done && (
      <>
        <Icon name="check" />
        {done}
        {at && (
          <small>
            <When at={at} />
          </small>
        )}
      </>
    )}
  </Line>
)

interface DoneButtonProps {
  kind: 'main' | 'line'
  label: string
  isMarked: boolean
  isPending: boolean
  onPress: () => void
}

/** Marks an entry as done or reopens it. One button for both keeps the focus. */
export const DoneButton = ({ kind, label, isMarked, isPending, onPress }: DoneButtonProps) => (
  <MiniButton type="button" $kind={isMarked ? 'line' : kind} aria-busy={isPending} onClick={onPress}>
    {!isMarked && <Icon name="check" />}
    {isMarked ? <Trans>Reopen</Trans> : label}
  </MiniButton>
)

interface MarkAsDoneProps {
  list: 'messages' | 'volunteers'
  form: { id: string; state?: HandlingState }
}

/** Marks a message or an offer as done, or reopens it. */
export function MarkAsDone({ list, form }: MarkAsDoneProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useMark(list, form)
  const waits = isNew(form)
  return (
    <DoneButton
      kind="line"
      label={t`Mark as done`}
      isMarked={!waits}
      isPending={isPending}
      onPress={() => mutate(waits ? 'handled' : undefined)}
    />
  )
}
