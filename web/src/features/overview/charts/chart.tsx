import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '#styles/media.ts'

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;
  padding: var(--s5);
  background: var(--surface);

  > header > h2 {
    font-size: 1.375rem;
  }
  > header > p {
    margin-block-start: var(--s1);
    color: var(--ink-soft);
    line-height: 1.45;
  }
  > header b {
    color: var(--ink);
  }
  svg {
    overflow: visible;
  }
  ${media.belowTablet} {
    padding: var(--s4);
  }
  ${media.forcedColours} {
    border: 1.5px solid CanvasText;
    path {
      stroke: CanvasText;
    }
  }
`

/** Puts charts side by side, or below each other where there is no room. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  align-items: start;
  margin-block: var(--s5);
  @container (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Rows of a chart: a word, its marks, its figure. */
export const ChartRows = styled.ul`
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: var(--s3);
    align-items: center;
    min-block-size: 42px;
    border-block-start: 1px solid var(--line);
  }
  li:last-child {
    border-block-end: 1px solid var(--line);
  }
  li > b {
    font-weight: 600;
  }
  li > svg {
    block-size: 16px;
    max-inline-size: 100%;
  }
  li > span {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: 64px minmax(0, 1fr) auto;
      gap: var(--s2);
    }
    li > span {
      font-size: var(--t-s);
    }
  }
`

interface ChartProps {
  title: string
  /** What is counted, and what one mark means. */
  words?: ReactNode
  children: ReactNode
}

/** Shows a box of the overview: heading, one sentence, figures. */
export function Chart({ title, words, children }: ChartProps) {
  const id = useId()
  return (
    <Sheet aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {words && <p>{words}</p>}
      </header>
      {children}
    </Sheet>
  )
}
