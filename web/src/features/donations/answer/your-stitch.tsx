import { Trans } from '@lingui/react/macro'
import { PLACES } from 'domain/needlework/counted.ts'
import styled from 'styled-components'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { CountedCloth } from '#components/needlework/counted-cloth.tsx'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Ground = styled(Section)`
  ${onKora}
`
const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: var(--s6) var(--s8);
  align-items: center;
  h2 {
    margin-block-end: var(--s3);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`

/** Where in the cloth of her cause the giver's stitch is. */
export function YourStitch({ told, stitches }: { told: CauseWithStory; stitches: number }) {
  const { cause, story, done, paid } = told
  const place = done + paid + 1
  return (
    <Ground aria-labelledby="your-stitch">
      <Grid>
        <div>
          <h2 id="your-stitch">
            <Trans>Where your donation goes</Trans>
          </h2>
          <p>
            {story && `${done} ${story.unit} ${story.done}, ${paid} ${story.paidFor}. `}
            {place <= PLACES && stitches >= 1 && (
              <Trans>
                Your donation pays for place {place} of {PLACES}.
              </Trans>
            )}
          </p>
        </div>
        <CountedCloth label={cause.title} progress={cause.progress} done={done} paid={paid} mine={stitches} />
      </Grid>
    </Ground>
  )
}
