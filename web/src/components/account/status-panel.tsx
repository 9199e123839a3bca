import { toFigureSeed } from 'domain/values/entity-tag.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Portrait } from '#components/needlework/avatar.tsx'
import { media } from '#styles/media.ts'

const Panel = styled.section`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  background: var(--surface);

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Night = styled.div`
  display: grid;
  place-items: center;
  padding: var(--s6);
  background: var(--raat);

  ${media.belowDesktop} {
    padding: var(--s5);
  }
`

const Figure = styled(Portrait)`
  inline-size: 100%;
  max-inline-size: 240px;
  color: var(--holes-night);

  ${media.belowDesktop} {
    max-inline-size: 168px;
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--s4);
  align-content: start;
  justify-items: start;
  padding: clamp(24px, 3vw, 40px);
  overflow-wrap: anywhere;

  > h2 {
    font-size: 1.75rem;
  }
`

interface StatusPanelProps {
  /** Id of the account. */
  uid: string
  /** How much of the pattern is filled, 0 to 1. */
  done: number
  children: ReactNode
}

/** Shows the user's pattern beside the status. */
export const StatusPanel = ({ uid, done, children }: StatusPanelProps) => (
  <Panel>
    <Night>
      <Figure seed={toFigureSeed(uid)} size="large" done={done} />
    </Night>
    <Words>{children}</Words>
  </Panel>
)
