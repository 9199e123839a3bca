import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { PLACES } from 'domain/needlework/places.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { type CauseWithStory, useCauses } from '#lib/page-data/use-causes.ts'
import { media } from '#styles/media.ts'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { CountedCloth, CountKey } from '#components/needlework/counted-cloth.tsx'
import { CauseArticle } from './cause-article.tsx'
import { DonatePanel } from './donate-panel.tsx'
import { CausePicture, PlacesDone } from '../cause-parts.tsx'

const Ground = styled.section`
  background: var(--surface);
`
const Progress = styled(Wrap)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s4) var(--s7);
  align-items: center;
  padding-block: var(--s7);
  > p {
    max-inline-size: 15em;
    color: var(--ink-soft);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  > p > b {
    display: block;
    color: var(--accent);
    font: 700 clamp(3rem, 2rem + 4vw, 5rem) / 1 var(--display);
    letter-spacing: -0.02em;
  }
  > dl {
    grid-column: 2;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    > p {
      max-inline-size: none;
    }
    > dl {
      grid-column: 1;
    }
  }
`
const Cloth = styled(CountedCloth)`
  max-inline-size: none;
`

/** Shows the progress of one cause in large type. */
function CauseProgress({ entry: { cause, story, done, paid } }: { entry: CauseWithStory }) {
  const { t } = useLingui()
  const open = Math.max(0, PLACES - done - paid)
  return (
    <Ground aria-label={t`Progress`}>
      <Progress>
        <p>
          <b>{`${cause.progress}%`}</b>
          <PlacesDone story={story} done={done} />
        </p>
        <Cloth label={cause.title} progress={cause.progress} done={done} paid={paid} />
        <CountKey
          lines={[
            { state: 'done', count: done, words: story?.done ?? <Trans>done</Trans> },
            ...(story ? [{ state: 'paid' as const, count: paid, words: story.paidFor }] : []),
            { state: 'open', count: open, words: <Trans>still needed</Trans> },
          ]}
        />
      </Progress>
    </Ground>
  )
}

const OthersHeading = styled.h2`
  margin-block-end: var(--s2);
  padding-block-end: var(--s3);
  background: var(--running) 0 100% / 100% 3px no-repeat;
  font-size: 1.375rem;
`
const OtherItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: var(--s4);
  align-items: center;
  padding-block: var(--s4);
  border-block-end: 1px solid var(--line);
  a {
    display: block;
    color: inherit;
    font: 600 1.0625rem/1.25 var(--display);
    text-decoration: none;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    color: var(--accent);
    text-decoration: underline;
  }
  div > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-variant-numeric: tabular-nums;
  }
`

/** Lists the other causes beside the current one. */
const OtherCauses = ({ causes }: { causes: readonly CauseWithStory[] }) => (
  <section aria-labelledby="other-causes">
    <OthersHeading id="other-causes">
      <Trans>Other causes</Trans>
    </OthersHeading>
    <ul>
      {causes.map(({ cause, story, done }) => (
        <OtherItem key={cause.id}>
          <PictureBox $square>
            <CausePicture cause={cause} sizes="84px" />
          </PictureBox>
          <div>
            <Link to={paths.cause.to(cause.id)}>{cause.title}</Link>
            <span>
              {`${cause.progress}%, `}
              <PlacesDone story={story} done={done} />
            </span>
          </div>
        </OtherItem>
      ))}
    </ul>
  </section>
)

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
