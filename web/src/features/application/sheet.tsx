import styled from 'styled-components'

/** A form that goes to the office, with its heading. */
export const Sheet = styled.section`
  display: grid;
  gap: var(--s5);
  margin-block-start: var(--s5);
  padding: var(--s5);
  border: 1px solid var(--edge);
  background: var(--surface);

  > h2 {
    font-size: 1.5rem;
  }
  > p {
    max-inline-size: 44em;
  }
`
