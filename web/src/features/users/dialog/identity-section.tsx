import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { ComparedSection } from './compared-value.tsx'
import { Heading } from './dialog-frame.tsx'

const Typed = styled.section`
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s6);
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
  }
  ${media.lowDesktop} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--s4);

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
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--s2) var(--s4);
    }
    dl > :nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
    dd {
      font-size: 1.5rem;
    }
  }
  /* paper counts as narrow, but has room for one line */
  ${media.print} {
    dl {
      display: flex;
    }
    dd,
    dd.number {
      font-size: 1.125rem;
    }
  }
`

/** Shows the typed identity directly above the card, to compare both. */
export const IdentitySection = () => (
  <Typed>
    <Heading>
      <Trans>Personal Information</Trans>
    </Heading>
    <dl>
      <ComparedSection section="identity" />
    </dl>
  </Typed>
)
