import styled from 'styled-components'
import { SubmitButton } from '../../components/submit-button.tsx'
import { Wrap } from '../../components/wrap.tsx'
import { media } from '../../styles/media.ts'

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
  background: var(--kora);

  > h2 {
    margin-block-end: var(--s4);
    font-size: 1.5rem;
  }
`

/** The form's own button. */
export const Submit = styled(SubmitButton)`
  justify-self: start;
  min-inline-size: 240px;

  ${media.belowTablet} {
    inline-size: 100%;
  }
`
