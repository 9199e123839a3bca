import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHead } from '../../components/page-head.tsx'
import { media } from '../../styles/media.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4) var(--s5);
  margin-block-end: var(--s4);

  > h1 {
    font-size: 2.125rem;
    line-height: 1.1;
  }
  ${media.belowTablet} {
    > h1 {
      font-size: 1.875rem;
    }
  }
`

/** The title of a view, and what stands at its end. */
export const WorkHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Head>
    <PageHead title={title} />
    <h1>{title}</h1>
    {children}
  </Head>
)
