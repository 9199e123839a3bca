import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  color: var(--waiting);
  font-weight: 600;
  font-size: var(--t-s);
  line-height: 1.4;
  white-space: nowrap;
  &::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
    border: 2px solid currentColor;
  }
`

/** Shows the status Pending. */
export const PendingChip = () => (
  <Chip>
    <Trans>Pending</Trans>
  </Chip>
)
