import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Loading } from '../../components/loading.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { onNight } from '../../styles/grounds.ts'
import { media } from '../../styles/media.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 60px 1fr;
  }
`

const Night = styled.div`
  ${onNight}
`

/** The frame of the dashboard while it is not known who is there. */
export function LoadingScreen() {
  const { t } = useLingui()
  return (
    <Frame>
      <PageHead title={t`Dashboard`} />
      <Night />
      <main>
        <Loading text={t`Opening your dashboard...`} />
      </main>
    </Frame>
  )
}
