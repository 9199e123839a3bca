import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { CausePicture } from '../cause-picture.tsx'
import { Ledger } from './ledger.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { useContent } from '#lib/page-data/content.tsx'

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

/** Shows the story of a cause, what a donation pays for, and who checks the work. */
export function CauseArticle({ told: { cause, story } }: { told: CauseWithStory }) {
  const { t } = useLingui()
  const { short } = useDollars()
  const price = short(useContent('giving')?.stitch ?? 0)
  return (
    <article>
      {story && <Prose text={story.story} />}
      <Picture>
        <CausePicture cause={cause} sizes="(max-width: 991px) 100vw, 60vw" />
      </Picture>
      {story && story.ledger.length > 0 && (
        <>
          <Heading>{t`What ${price} pays for`}</Heading>
          <Ledger story={story} />
        </>
      )}
      {story?.care && (
        <>
          <Heading>
            <Trans>Who checks</Trans>
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
}
