import styled from 'styled-components'
import { Brand } from '#components/layout/brand.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { MainNavigation } from './main-navigation.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { TopBar } from './top-bar.tsx'

const Head = styled.header`
  ${media.print} {
    display: none;
  }
`
const Bar = styled.div`
  position: relative;
  z-index: var(--z-bar);
  background: var(--surface-page);
`
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s5);
  min-block-size: 84px;
  ${media.belowTablet} {
    gap: var(--s2);
    min-block-size: 72px;
    padding-inline-end: var(--s3);
  }
`

/** @param current the address whose link is marked */
export const SiteHeader = ({ current }: { current: string }) => (
  <Head>
    <TopBar />
    <Bar>
      <Row>
        <Brand />
        <MainNavigation current={current} />
        <PhoneMenu current={current} />
      </Row>
    </Bar>
  </Head>
)
