import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { FileRows } from '#components/files/file-rows.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Description } from '#components/sections/description.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { BesidePage } from './beside-page.tsx'

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
const Downloads = styled.section`
  margin-block-start: var(--s7);
  > h2 {
    margin-block-end: var(--s4);
  }
`
const Side = styled.aside`
  ${notPrinted}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`

/** Renders a page that the office made: its text, and how to reach the office. */
export function OfficePage() {
  const { t } = useLingui()
  const data = usePageData()
  const page = data?.page
  const title = page?.title ?? t`Page`
  return (
    <>
      <PageHead title={title} {...(page && { description: excerptOf(page.description) })} />
      <PageBanner title={title} crumb={title} art="banner-page" />
      <Grid>
        {!data && <Loading text={t`Loading the page...`} />}
        {data && !page && <EmptyState text={t`This page could not be loaded.`} />}
        {page && (
          <>
            <article aria-label={title}>
              <Description of={page} />
              {page.downloads && (
                <Downloads>
                  <h2>
                    <Trans>Downloads</Trans>
                  </h2>
                  <FileRows files={page.downloads} label={t`Downloads`} />
                </Downloads>
              )}
            </article>
            <Side aria-label={t`Contact and membership`}>
              <BesidePage updatedAt={page.updatedAt} />
            </Side>
          </>
        )}
      </Grid>
    </>
  )
}
