import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useCauses } from '#lib/page-data/use-causes.ts'
import { media } from '#styles/media.ts'
import { CauseRow } from './cause-row.tsx'
import { Hundred } from './hundred.tsx'

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s4) var(--s7);
  align-items: end;
  margin-block-end: var(--s7);
  p {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
    text-wrap: pretty;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Rows = styled.ul`
  display: grid;
  gap: var(--s5);
`

/** Everything that the members collect for. */
export function CausesPage() {
  const { t } = useLingui()
  const data = usePageData()
  const causes = useCauses()
  const giving = useContent('giving')
  return (
    <>
      <PageHead title={t`Our Causes`} {...(giving && { description: giving.lead })} />
      <PageBanner title={t`Our Causes`} crumb={t`Our Causes`} art="banner-causes" />
      <Section>
        <Wrap>
          {!data && !causes && <Loading text={t`Loading our causes...`} />}
          {data && !causes?.length && <EmptyState text={t`No causes found`} />}
          {causes && causes.length > 0 && (
            <>
              {giving && (
                <Intro>
                  <h2>{giving.heading}</h2>
                  <p>{giving.lead}</p>
                </Intro>
              )}
              <Rows>
                {causes.map((told) => (
                  <CauseRow key={told.cause.id} told={told} />
                ))}
              </Rows>
            </>
          )}
        </Wrap>
      </Section>
      {giving && giving.hundred.parts.length > 0 && <Hundred hundred={giving.hundred} />}
    </>
  )
}
