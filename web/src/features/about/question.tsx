import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'

export const Questions = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--s4) var(--s6);
    align-items: start;
    padding-block: var(--s6);
    border-block-start: 1px solid var(--line);
  }
  > li:last-child {
    border-block-end: 1px solid var(--line);
  }
  ${media.belowDesktop} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
const Ask = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 1.875rem);
  }
  ${media.belowTablet} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: var(--s4);
  }
`
const Figure = styled(FixedArt)`
  aspect-ratio: 1;
  color: var(--holes);
`
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-inline-size: 40em;
`

interface QuestionProps {
  /** The figure of all the questions, sewn so far. */
  art: ArtName
  asks: string
  children: ReactNode
}

/** One question and its answer, in a list of them. */
export const Question = ({ art, asks, children }: QuestionProps) => (
  <li>
    <Ask>
      <Figure art={art} />
      <h3>{asks}</h3>
    </Ask>
    <Answer>{children}</Answer>
  </li>
)
