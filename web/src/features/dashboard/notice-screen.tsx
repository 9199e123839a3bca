import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Brand } from '../../components/brand.tsx'
import { Needle } from '../../components/needle.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Wrap } from '../../components/wrap.tsx'
import { onNight } from '../../styles/grounds.ts'
import { media } from '../../styles/media.ts'

const Top = styled.header`
  ${onNight}
  padding-block: var(--s4);

  > * {
    display: grid;
    justify-content: start;
  }
`

const Split = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 300px);
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
  max-inline-size: 36em;

  h1 {
    font-size: var(--t-h2);
    line-height: 1.12;
  }
`

const Holes = styled(Needle)`
  display: block;
  aspect-ratio: 1;
  color: var(--holes);

  ${media.belowTablet} {
    order: -1;
    inline-size: 168px;
  }
`

/** What stands instead of the dashboard: why it cannot be shown, and what to do. */
export const NoticeScreen = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageHead title={title} />
    <Top>
      <Wrap>
        <Brand onNight />
      </Wrap>
    </Top>
    <Split as="main">
      <Words role="alert">
        <h1>{title}</h1>
        {children}
      </Words>
      <Holes art="empty" />
    </Split>
  </>
)
