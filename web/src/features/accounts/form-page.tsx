import styled from 'styled-components'
import { Aside } from '#components/forms/form-page.tsx'

/** Beside a form, with one button: where to go instead. */
export const Invitation = styled(Aside)`
  display: grid;
  justify-items: start;

  > p {
    margin-block-end: var(--s5);
  }
`

/** The few fields of a short form, one below the other. */
export const NarrowFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 460px);
  gap: var(--s5);
`
