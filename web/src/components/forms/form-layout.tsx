import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { SubmitButton } from './submit-button.tsx'

/** A part of a long form, below a dashed line. */
export const FormPart = styled.fieldset`
  min-inline-size: 0;
  border: 0;
  padding-block-end: var(--s7);

  & ~ & {
    padding-block-start: var(--s6);
    background: repeating-linear-gradient(90deg, var(--edge) 0 8px, transparent 8px 12px) 0 0 / 100% 2px
      no-repeat;
  }
  > legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0;
    margin-block-end: var(--s5);
    font: 600 1.75rem/1.15 var(--display);
    word-spacing: -0.05em;
  }
  > legend > small {
    display: block;
    max-inline-size: 36em;
    margin-block-start: 6px;
    font: 400 1rem/1.5 var(--text);
    word-spacing: 0;
    color: var(--ink-soft);
  }
  > legend + * {
    clear: both;
  }
`

/** Fields in two columns; on phones in one. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5) var(--s4);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A field that takes a whole row of the grid. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
`

/** A form, and beside it (below it on narrow screens) a box with help. */
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

/** The box with help. */
export const Aside = styled.aside`
  /* in one column it would lie over the form */
  ${media.fromDesktop} {
    position: sticky;
    inset-block-start: var(--s5);
  }
  padding: var(--s6) var(--s5);
  background: var(--surface-sunk);

  > h2 {
    margin-block-end: var(--s4);
    font-size: 1.5rem;
  }
`

/** The text above the form. */
export const Lead = styled.p`
  max-inline-size: 36em;
  margin-block-end: var(--s6);
`

/** The button of a long form. */
export const Submit = styled(SubmitButton)`
  justify-self: start;
  min-inline-size: 240px;

  ${media.belowTablet} {
    inline-size: 100%;
  }
`
