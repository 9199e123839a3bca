import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import { media } from '#styles/media.ts'
import { idOf, type Part, PARTS, usePartTitles } from './parts.ts'

const Box = styled.section<{ $isDone: boolean; $isCurrent: boolean }>`
  padding: 20px var(--s5) var(--s6);
  border: 1.5px solid var(${({ $isCurrent }) => ($isCurrent ? '--ink' : '--line')});
  border-inline-start: 6px solid
    var(${({ $isDone, $isCurrent }) => ($isDone ? '--success' : $isCurrent ? '--accent' : '--line')});
  background: var(--surface);

  > h2 {
    font-size: 1.625rem;
  }
  > p {
    max-inline-size: 40em;
    margin-block-start: 2px;
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.45;
  }
  ${media.belowTablet} {
    padding: var(--s4) var(--s4) var(--s5);
  }
`

const Fields = styled(FieldGrid)`
  margin-block-start: var(--s5);
`

interface PartBoxProps {
  part: Part
  isDone: boolean
  isCurrent: boolean
  onFocus: () => void
  /** Below the title. */
  about?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** Renders a part of the sign-up form. */
export function PartBox({ part, isDone, isCurrent, onFocus, about, children }: PartBoxProps) {
  const id = idOf(part)
  return (
    <Box id={id} aria-labelledby={`${id}-title`} onFocus={onFocus} $isDone={isDone} $isCurrent={isCurrent}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {PARTS.indexOf(part) + 1}. {usePartTitles()[part]}
      </h2>
      {about && <p>{about}</p>}
      <Fields>{children}</Fields>
    </Box>
  )
}
