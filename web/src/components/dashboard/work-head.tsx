import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHead } from '#components/layout/page-head.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Head = styled.div<{ $isInBar: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4) var(--s5);
  margin-block-end: var(--s4);

  > h1 {
    margin-inline-end: auto;
    font-size: 2.125rem;
    line-height: 1.1;
  }
  > h2 {
    margin-inline-end: auto;
    font-size: 1.375rem;
  }
  ${media.belowTablet} {
    > h1 {
      font-size: 1.875rem;
    }
    > button {
      inline-size: 100%;
    }
  }
  ${media.belowDesktop} {
    > h1 {
      ${({ $isInBar }) => $isInBar && visuallyHidden}
    }
  }
`

interface WorkHeadProps {
  title: string
  /** The phone header shows the title, so here only screen readers get it. */
  isInBar?: boolean
  /** The head of a part of the view, whose title is above. */
  isPart?: boolean
  children?: ReactNode
}

/** Shows the title of a view or of a part of it, with actions at its end. */
export const WorkHead = ({ title, isInBar = false, isPart = false, children }: WorkHeadProps) => (
  <Head $isInBar={isInBar}>
    {isPart ? (
      <h2>{title}</h2>
    ) : (
      <>
        <PageHead title={title} />
        <h1>{title}</h1>
      </>
    )}
    {children}
  </Head>
)
