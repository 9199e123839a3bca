import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { useCauses } from '#lib/page-data/use-causes.ts'
import { media } from '#styles/media.ts'
import { CauseArticle } from './cause-article.tsx'
import { GivePanel } from './give-panel.tsx'
import { OtherCauses } from './other-causes.tsx'
import { Tally } from './tally.tsx'

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.aside`
  display: grid;
  gap: var(--s7);
`
const Alone = styled(Wrap)`
  padding-block: var(--section);
`

/** One cause; the first one where its address names none. */
export function CausePage() {
  const { t } = useLingui()
  const { id } = useParams()
  const data = usePageData()
  const causes = useCauses()
  const told = id ? causes?.find(({ cause }) => cause.id === id) : causes?.[0]
  const title = told?.cause.title ?? t`Our Causes`
  const others = causes?.filter((other) => other !== told) ?? []
  return (
    <>
      <PageHead title={title} {...(told?.story && { description: told.story.summary })} />
      <PageBanner
        title={title}
        crumb={title}
        above={told && { name: t`Our Causes`, to: paths.causes }}
        art="banner-cause"
      />
      {!told && (
        <Alone>
          {data ? <EmptyState text={t`No causes found`} /> : <Loading text={t`Loading our causes...`} />}
        </Alone>
      )}
      {told && (
        <>
          <Tally told={told} />
          <Grid>
            <CauseArticle told={told} />
            <Side aria-label={t`Donate`}>
              <GivePanel told={told} />
              {others.length > 0 && <OtherCauses causes={others} />}
            </Side>
          </Grid>
        </>
      )}
    </>
  )
}
