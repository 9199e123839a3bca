import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { CountedCloth } from '#components/needlework/counted-cloth.tsx'
import { Formatted } from '#components/sections/description.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { type CauseWithStory, useCauses } from '#lib/page-data/use-causes.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { CauseAmounts, CauseLinks, CausePicture, PlacesDone } from './cause-parts.tsx'
import { SpendingBreakdown } from './spending-breakdown.tsx'

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  background: var(--surface);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Picture = styled(PictureBox)`
  aspect-ratio: auto;
  ${media.belowDesktop} {
    aspect-ratio: 3 / 1;
  }
  ${media.belowTablet} {
    aspect-ratio: 3 / 2;
  }
`
const Body = styled.div`
  display: grid;
  gap: var(--s4);
  padding: clamp(20px, 2.6vw, 32px);
`
const Title = styled.h3`
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`
const Summary = styled.p`
  max-inline-size: 40em;
  margin-block-start: -8px;
`
const HowFar = styled.p`
  margin-block-end: var(--s2);
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  b {
    margin-inline-end: 6px;
    color: var(--accent);
    font: 700 1.375rem/1 var(--display);
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4) var(--s5);
  align-items: center;
  justify-content: space-between;
`
const SumsAtStart = styled(CauseAmounts)`
  gap: var(--s6);
`
const Links = styled(CauseLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s4);
  ${media.belowTablet} {
    inline-size: 100%;
    > * {
      flex: 1;
      white-space: nowrap;
    }
  }
`

/** Renders a cause in the list, with its progress. */
export const CauseRow = ({ entry: { cause, story, done, paid } }: { entry: CauseWithStory }) => (
  <Row>
    <Picture>
      <CausePicture
        cause={cause}
        sizes={`(min-width: 992px) 33vw, (min-width: 768px) 100vw, ${WIDE_ON_PHONES}`}
      />
    </Picture>
    <Body>
      <Title>
        <Link to={paths.cause.to(cause.id)}>{cause.title}</Link>
      </Title>
      {story && <Summary>{story.summary}</Summary>}
      <div>
        <HowFar>
          <b>{`${cause.progress}%`}</b> <PlacesDone story={story} done={done} />
        </HowFar>
        <CountedCloth label={cause.title} progress={cause.progress} done={done} paid={paid} />
      </div>
      <Foot>
        <SumsAtStart cause={cause} />
        <Links cause={cause} />
      </Foot>
    </Body>
  </Row>
)

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s4) var(--s7);
  align-items: end;
  margin-block-end: var(--s7);
  :is(p, ${Formatted}) {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
    text-wrap: pretty;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Lists causes below each other. */
export const CauseRows = styled.ul`
  display: grid;
  gap: var(--s5);
`

/** Renders the page Our Causes. */
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
                  <SiteText of={giving} name="lead" />
                </Intro>
              )}
              <CauseRows>
                {causes.map((entry) => (
                  <CauseRow key={entry.cause.id} entry={entry} />
                ))}
              </CauseRows>
            </>
          )}
        </Wrap>
      </Section>
      {giving && giving.hundred.parts.length > 0 && <SpendingBreakdown hundred={giving.hundred} />}
    </>
  )
}
