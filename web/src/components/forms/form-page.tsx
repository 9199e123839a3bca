import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { SubmitButton } from './submit-button.tsx'

/** A form, and beside it (below it on narrow screens) what helps with it. */
export const FormPage = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: var(--s9);
  align-items: start;
  padding-block: var(--s8) var(--section);

  ${media.belowWide} {
    gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.belowTablet} {
    padding-block-start: var(--s6);
  }
`

/** What helps with the form. */
export const Aside = styled.aside`
  position: sticky;
  inset-block-start: var(--s5);
  padding: var(--s6) var(--s5);
  background: var(--surface-sunk);

  > h2 {
    margin-block-end: var(--s4);
    font-size: 1.5rem;
  }
`

/** What is said above the form. */
export const Lead = styled.p`
  max-inline-size: 36em;
  margin-block-end: var(--s6);
`

/** The form's own button. */
export const Submit = styled(SubmitButton)`
  justify-self: start;
  min-inline-size: 240px;

  ${media.belowTablet} {
    inline-size: 100%;
  }
`
