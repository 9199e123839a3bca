import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { WorkIcon } from './work-icon.tsx'
import { media } from '#styles/media.ts'
import { turnedDown, turnedUp } from '#styles/mirrored.ts'

const Details = styled.details`
  border: 1px solid var(--line);
  background: var(--surface);

  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--s4);
    align-items: center;
    padding-block: var(--s3);
    padding-inline: var(--s5) var(--s4);
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > h2 {
    font-size: 1.25rem;
  }
  > summary > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > summary > svg {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    ${turnedDown}
  }
  &[open] > summary > svg {
    ${turnedUp}
  }
  &:hover {
    border-color: var(--ink);
  }
  > div {
    padding: var(--s4) var(--s5) var(--s5);
    border-block-start: 1px solid var(--line);
  }
  ${media.belowTablet} {
    > summary {
      padding-inline-start: var(--s4);
    }
    > div {
      padding-inline: var(--s4);
    }
  }
`

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle'> {
  title: ReactNode
  /** What is inside, while it is closed too. */
  about?: ReactNode
  children: ReactNode
}

/** Renders a box that opens at a press. */
export const Disclosure = ({ title, about, children, ...details }: DisclosureProps) => (
  <Details {...details}>
    <summary>
      <h2>{title}</h2>
      {about && <span>{about}</span>}
      <WorkIcon name="right" />
    </summary>
    <div>{children}</div>
  </Details>
)
