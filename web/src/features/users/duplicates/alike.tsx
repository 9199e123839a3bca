import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'

const LikenessMark = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--waiting);
  font: 600 var(--t-s) / 1.35 var(--text);
  letter-spacing: 0;
`

/** Says that two values are the same or similar, with an icon, since colour alone says nothing to some. */
export const Alike = ({ how, children }: { how: 'same' | 'similar'; children?: ReactNode }) => (
  <LikenessMark>
    {how === 'same' ? <Icon name="check" /> : <WorkIcon name="people" />}
    <span>{children ?? (how === 'same' ? <Trans>same</Trans> : <Trans>similar</Trans>)}</span>
  </LikenessMark>
)
