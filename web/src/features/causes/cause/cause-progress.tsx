import { Trans, useLingui } from '@lingui/react/macro'
import { PLACES } from 'domain/needlework/places.ts'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { CountedCloth, CountKey } from '#components/needlework/counted-cloth.tsx'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { media } from '#styles/media.ts'
import { PlacesDone } from '../cause-parts.tsx'

const Ground = styled.section`
  background: var(--surface);
`
const Grid = styled(Wrap)`
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
export function CauseProgress({ entry: { cause, story, done, paid } }: { entry: CauseWithStory }) {
  const { t } = useLingui()
  const open = Math.max(0, PLACES - done - paid)
  return (
    <Ground aria-label={t`Progress`}>
      <Grid>
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
      </Grid>
    </Ground>
  )
}
