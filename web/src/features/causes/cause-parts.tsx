import { Trans, useLingui } from '@lingui/react/macro'
import type { Cause } from 'domain/content/causes.ts'
import { PLACES } from 'domain/needlework/places.ts'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { Photo } from '#components/layout/photo.tsx'
import { FixedArt, PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** The sample causes have drawings of their own, prerendered in the page. */
const FIXED = new Map<string, ArtName>([
  ['education', 'cause-education'],
  ['water', 'cause-water'],
  ['food', 'cause-food'],
])

interface CausePictureProps {
  cause: Cause
  /** The `sizes` attribute of the photo. */
  sizes: string
}

/** Shows the photo of a cause over a drawing generated from its id. */
export function CausePicture({ cause: { id, image, alt }, sizes }: CausePictureProps) {
  const art = FIXED.get(id)
  return (
    <>
      {art ? <FixedArt art={art} /> : <PatternPicture id={id} />}
      <Photo {...{ image, alt, sizes }} />
    </>
  )
}

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Renders the buttons of a cause: Learn More and Donate Now. */
export function CauseLinks({ cause: { id, title }, className }: { cause: Cause; className?: string }) {
  // no Trans round a title: it would read the title's own signs as elements
  const { t } = useLingui()
  return (
    <div className={className}>
      <ButtonLink to={paths.cause.to(id)} $kind="line" $small>
        <span>
          <Trans>Learn More</Trans>
          <Hidden> {t`about ${title}`}</Hidden>
        </span>
      </ButtonLink>
      <ButtonLink to={paths.donateFor(id)} $kind="give" $small>
        <span>
          <Trans>Donate Now</Trans>
          <Hidden> {t`to ${title}`}</Hidden>
        </span>
      </ButtonLink>
    </div>
  )
}

const Pair = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    color: var(--ink);
    font-size: var(--t-l);
    line-height: 1.3;
  }
`

/** Shows the amount raised and the goal, as the office has entered them. */
export const CauseAmounts = ({ cause, className }: { cause: Cause; className?: string }) => (
  <Pair className={className}>
    <span>
      <Trans>Raised</Trans>
      <b>{cause.raised}</b>
    </span>
    <span>
      <Trans>Goal</Trans>
      <b>{cause.goal}</b>
    </span>
  </Pair>
)

/** Says how many places are done: "131 of 200 children in class", or without a story "131 of 200 places". */
export const PlacesDone = ({ story, done }: Pick<CauseWithStory, 'story' | 'done'>) =>
  story ? (
    <>
      <Trans>
        {done} of {PLACES}
      </Trans>
      {` ${story.unit} ${story.done}`}
    </>
  ) : (
    <Trans>
      {done} of {PLACES} places
    </Trans>
  )
