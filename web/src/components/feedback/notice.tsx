import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'

const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: var(--s7);
  align-items: center;
  padding-block: var(--section);
  ${media.belowTablet} {
    grid-template-columns: 1fr;
  }
`
const Words = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  max-inline-size: 34em;
  > :is(h1, h2) {
    font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);
    line-height: 1.12;
  }
  > p {
    font-size: var(--t-l);
    line-height: 1.5;
  }
`
const Art = styled(FixedArt)<{ $isLast: boolean }>`
  display: block;
  aspect-ratio: 1;
  color: var(--holes);
  ${media.belowTablet} {
    max-inline-size: 260px;
    inline-size: 100%;
    order: ${({ $isLast }) => ($isLast ? 0 : -1)};
  }
`

interface NoticeProps {
  art: ArtName
  /** Whether the text comes before the figure on phones too. */
  isWordsFirst?: boolean
  children: ReactNode
}

/** Shows a text beside a figure, on a page without other content. */
export const Notice = ({ art, isWordsFirst = false, children }: NoticeProps) => (
  <Split>
    <Words>{children}</Words>
    <Art art={art} $isLast={isWordsFirst} />
  </Split>
)
