import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '#components/feedback/notice.tsx'
import { Brand } from '#components/layout/brand.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { onNight } from '#styles/grounds.ts'

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
