import type { ReactNode } from 'react'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Line = styled.b`
  ${onNight}
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: center;
  min-block-size: 48px;
  padding: var(--s2) var(--gutter);
  border-block-end: 4px dashed var(--highlight);
  font-weight: 600;
  line-height: 1.35;

  > svg {
    flex: none;
    color: var(--highlight);
  }
  ${media.print} {
    display: none;
  }
`

/** Shows a sentence about the connection. */
export const OfflineLine = ({ children }: { children: ReactNode }) => (
  <Line>
    <WorkIcon name="offline" />
    {children}
  </Line>
)
