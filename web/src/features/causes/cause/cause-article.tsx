import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { CausePicture } from '../cause-picture.tsx'
import { Ledger } from './ledger.tsx'

const Picture = styled(PictureBox)`
  aspect-ratio: 16 / 9;
  margin-block: var(--s6);
`
const Heading = styled.h2`
  margin-block: var(--s7) var(--s4);
  font-size: 1.75rem;
`
const Care = styled.div`
  display: grid;
  gap: var(--s4);
  max-inline-size: 40em;
`

/** What a cause is about, what its money does, and who sees to it. */
export const CauseArticle = ({ told: { cause, story } }: { told: CauseWithStory }) => (
  <article>
    {story && <Prose text={story.story} />}
    <Picture>
      <CausePicture cause={cause} sizes="(max-width: 991px) 100vw, 60vw" />
    </Picture>
    {story && story.ledger.length > 0 && (
      <>
        <Heading>
          <Trans>What the money does</Trans>
        </Heading>
        <Ledger story={story} />
      </>
    )}
    {story?.care && (
      <>
        <Heading>
          <Trans>Who sees to it</Trans>
        </Heading>
        <Care>
          {paragraphsOf(story.care).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Care>
      </>
    )}
  </article>
)
