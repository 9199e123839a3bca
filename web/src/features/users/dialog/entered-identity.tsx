import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { ReadSection } from './read-value.tsx'
import { Heading } from './section.ts'

const Typed = styled.section`
  dl {
    display: grid;
    grid-template-columns: 1.25fr 1.25fr 1fr 0.6fr;
    gap: var(--s4);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.3;
  }
  dd {
    font: 600 1.625rem/1.2 var(--display);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  dd.number {
    font: 600 1.5rem/1.3 var(--text);
    letter-spacing: 0.01em;
    direction: ltr;
    text-align: start;
  }
  ${media.lowDesktop} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--s4);
    align-items: center;

    > h3 {
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    dd {
      font-size: 1.5rem;
    }
  }
  ${media.belowDesktop} {
    dl {
      grid-template-columns: 1fr 1fr;
      gap: var(--s2) var(--s4);
    }
    dl > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
    dd {
      font-size: 1.5rem;
    }
  }
  /* a sheet of paper is as narrow as a telephone is told to be, and has room for all in one line */
  ${media.print} {
    dl {
      grid-template-columns: 1.25fr 1.25fr 1fr 0.6fr;
    }
    dl > :nth-child(-n + 2) {
      grid-column: auto;
    }
    dd,
    dd.number {
      font-size: 1.125rem;
    }
  }
`

/** What she typed, directly above the card that it is compared with. */
export const EnteredIdentity = () => (
  <Typed>
    <Heading>
      <Trans>Personal Information</Trans>
    </Heading>
    <dl>
      <ReadSection section="identity" />
    </dl>
  </Typed>
)
