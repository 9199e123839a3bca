import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Brand } from '../../components/brand.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Wrap } from '../../components/wrap.tsx'
import { onNight } from '../../styles/grounds.ts'

const Top = styled.header`
  ${onNight}
  padding-block: var(--s4);

  > * {
    display: grid;
    justify-content: start;
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
    <main>
      <div role="alert">
        <Notice art="empty">
          <h1>{title}</h1>
          {children}
        </Notice>
      </div>
    </main>
  </>
)
