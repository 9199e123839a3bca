import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { Key, KeyHints } from '../shortcuts/key.tsx'

/** What is done, below what is read. */
export const Bottom = styled.section`
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
      flex: 1 0 auto;
    }
  }
`

const Whom = styled(Button)`
  min-block-size: 52px;
  padding-block: 4px;
  gap: var(--s3);
  text-align: start;

  small {
    display: block;
    max-inline-size: 14em;
    overflow: hidden;
    font: 500 var(--t-s) / 1.2 var(--text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Hold = styled.p`
  flex: 1 0 100%;
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-size: var(--t-s);
  font-weight: 600;

  > svg {
    color: var(--waiting);
  }
  ${media.lowDesktop} {
    flex: 0 1 auto;
    order: 1;
  }
`

const Last = styled(Button)`
  margin-inline-start: auto;
  ${media.lowDesktop} {
    order: 2;
  }
`

interface FootProps {
  name: string
  /** Why approving waits; undefined where it does not. */
  approveWaits: ReactNode
  /** Why rejecting waits. */
  rejectWaits: ReactNode
  isBusy: boolean
  onApprove: () => void
  onReject: () => void
  onDelete: () => void
}

/** The actions on an application that is not approved. */
export function Foot({ name, approveWaits, rejectWaits, isBusy, ...on }: FootProps) {
  const { t } = useLingui()
  const whyId = useId()
  const why = approveWaits ?? rejectWaits
  return (
    <Bottom aria-label={t`Actions`}>
      {why && (
        <Hold id={whyId}>
          <WorkIcon name="lock" />
          {why}
        </Hold>
      )}
      <Whom
        type="button"
        aria-disabled={approveWaits !== undefined || isBusy}
        aria-busy={isBusy}
        aria-describedby={approveWaits === undefined ? undefined : whyId}
        onClick={on.onApprove}
      >
        <span>
          <Trans>Approve Member</Trans>
          <small>{name}</small>
        </span>
        <Key>A</Key>
      </Whom>
      <Button
        type="button"
        $kind="line"
        aria-disabled={rejectWaits !== undefined || isBusy}
        aria-describedby={rejectWaits === undefined ? undefined : whyId}
        onClick={on.onReject}
      >
        <Trans>Reject…</Trans>
        <Key>R</Key>
      </Button>
      {!why && (
        <KeyHints
          hints={[
            { keys: ['←', '→'], action: t`previous, next` },
            { keys: ['+', '−'], action: t`zoom` },
            { keys: ['T'], action: t`rotate` },
          ]}
        />
      )}
      <Last type="button" $kind="danger" aria-disabled={isBusy} onClick={on.onDelete}>
        <Trans>Delete User</Trans>
      </Last>
    </Bottom>
  )
}
