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
import { DonatePanel } from './donate-panel.tsx'
import { OtherCauses } from './other-causes.tsx'
import { CauseProgress } from './cause-progress.tsx'

/* in one column the panel comes first, directly under the cloth */
const Grid = styled(Wrap)`
  display: grid;
  grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  > article {
    grid-area: 1 / 1 / span 2;
  }
  ${media.belowDesktop} {
    grid-template: none / minmax(0, 1fr);
    padding-block-start: var(--s5);
    > article {
      grid-area: auto;
    }
  }
`
const Alone = styled(Wrap)`
  padding-block: var(--section);
`

/** Renders the page of one cause; without an id, of the first cause. */
export function CausePage() {
  const { t } = useLingui()
  const { id } = useParams()
  const data = usePageData()
  const causes = useCauses()
  const entry = id ? causes?.find(({ cause }) => cause.id === id) : causes?.[0]
  const title = entry?.cause.title ?? t`Our Causes`
  const others = causes?.filter((other) => other !== entry) ?? []
  return (
    <>
      <PageHead title={title} {...(entry?.story && { description: entry.story.summary })} />
      <PageBanner
        title={title}
        crumb={title}
        above={entry && { name: t`Our Causes`, to: paths.causes }}
        art="banner-cause"
      />
      {!entry && (
        <Alone>
          {data ? <EmptyState text={t`No causes found`} /> : <Loading text={t`Loading our causes...`} />}
        </Alone>
      )}
      {entry && (
        <>
          <CauseProgress entry={entry} />
          <Grid>
            <aside aria-label={t`Donate`}>
              <DonatePanel entry={entry} />
            </aside>
            <CauseArticle entry={entry} />
            {others.length > 0 && <OtherCauses causes={others} />}
          </Grid>
        </>
      )}
    </>
  )
}
