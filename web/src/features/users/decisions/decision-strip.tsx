import { Trans } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { Key } from '#components/controls/key.tsx'
import { UserNames } from './decision-toast.tsx'
import type { DecisionNotice } from './use-decisions.ts'

const TONES = {
  good: css`
    background: var(--success-tint);
    border-color: var(--success);
    > svg {
      color: var(--success);
    }
  `,
  bad: css`
    background: var(--danger-tint);
    border-color: var(--danger);
    > svg {
      color: var(--danger);
    }
  `,
  waiting: css`
    background: var(--waiting-tint);
    border-color: var(--waiting-edge);
    > svg {
      color: var(--waiting);
    }
  `,
}

/** A strip across a dialog, below its header. */
export const Strip = styled.span<{ $tone: keyof typeof TONES }>`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-block-size: 48px;
  padding-block: 2px;
  padding-inline: var(--s5) var(--s2);
  border-block-end: 1px solid;
  line-height: 1.35;
  ${({ $tone }) => TONES[$tone]}

  > button {
    margin-inline-start: auto;
  }
  ${media.belowDesktop} {
    padding-inline-start: var(--s4);
  }
`

/** Reads its content aloud when it changes. */
export const LiveRegion = styled.output`
  display: block;
`

/** Shows the last decision, or why it failed, while an application is open. */
export const DecisionStrip = ({
  notice,
  onUndo,
}: {
  notice: DecisionNotice | undefined
  onUndo: () => void
}) => (
  <LiveRegion>
    {notice && (
      <Strip $tone={notice.tone}>
        <Icon name={notice.tone === 'good' ? 'check' : 'alert'} />
        <span>
          <b>
            <UserNames users={notice.users} />
          </b>{' '}
          <span>{notice.text}</span>
        </span>
        {notice.canUndo && (
          <Button type="button" $kind="plain" $small onClick={onUndo}>
            <WorkIcon name="undo" />
            <Trans>Undo</Trans>
            <Key>U</Key>
          </Button>
        )}
      </Strip>
    )}
  </LiveRegion>
)
