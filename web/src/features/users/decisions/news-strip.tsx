import { Trans } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { Key } from '../keys/key.tsx'
import { Whom } from './decision-notice.tsx'
import type { News } from './use-decisions.ts'

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

/** A line of news across a dialog, under its head. */
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

/** Whose news are read aloud. */
export const Aloud = styled.output`
  display: block;
`

/** What was last decided, or could not be, while a request is open. */
export const NewsStrip = ({ news, onUndo }: { news: News | undefined; onUndo: () => void }) => (
  <Aloud>
    {news && (
      <Strip $tone={news.tone}>
        <Icon name={news.tone === 'good' ? 'check' : 'alert'} />
        <span>
          <b>
            <Whom users={news.users} />
          </b>{' '}
          <span>{news.text}</span>
        </span>
        {news.canUndo && (
          <Button type="button" $kind="plain" $small onClick={onUndo}>
            <WorkIcon name="undo" />
            <Trans>Undo</Trans>
            <Key>U</Key>
          </Button>
        )}
      </Strip>
    )}
  </Aloud>
)
