import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CauseStory } from 'domain/content/giving.ts'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import { useContent } from '#lib/page-data/content.tsx'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { CausePicture } from '../cause-parts.tsx'

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 704px;
  border-collapse: collapse;
  background: var(--surface);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 12px clamp(10px, 2vw, 16px);
    border-block-end: 1px solid var(--line);
    font-weight: 600;
    text-align: start;
    vertical-align: top;
  }
  td {
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-weight: 400;
  }
  tfoot :is(th, td) {
    border: 0;
    border-block-start: 2px solid var(--ink);
    font: 700 1.375rem/1.2 var(--display);
  }
`
const Caption = styled.caption`
  ${visuallyHidden}
`

/** Lists what one place costs, line by line. */
function CostTable({ story: { stitch, ledger } }: { story: CauseStory }) {
  const { exact } = useChamberMoney()
  const total = ledger.reduce((sum, { dollars }) => sum + dollars, 0)
  return (
    <Table>
      <Caption>{stitch}</Caption>
      <tbody>
        {ledger.map(({ what, how, dollars }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              {how && <small>{how}</small>}
            </th>
            <td>{exact(dollars)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{stitch}</th>
          <td>{exact(total)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

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
  .lead {
    max-inline-size: none;
    font: inherit;
  }
`

/** Shows the story of a cause, what a donation pays for, and who checks the work. */
export function CauseArticle({ entry: { cause, story } }: { entry: CauseWithStory }) {
  const { t } = useLingui()
  const { short } = useChamberMoney()
  const price = short(useContent('giving')?.stitch ?? 0)
  return (
    <article>
      {story && (
        <SiteText of={story} name="story">
          <Prose text={story.story} />
        </SiteText>
      )}
      <Picture>
        <CausePicture
          cause={cause}
          sizes={`(min-width: 992px) 60vw, (min-width: 768px) 100vw, ${WIDE_ON_PHONES}`}
        />
      </Picture>
      {story && story.ledger.length > 0 && (
        <>
          <Heading>{t`What ${price} pays for`}</Heading>
          <CostTable story={story} />
        </>
      )}
      {story?.care && (
        <>
          <Heading>
            <Trans>Who checks</Trans>
          </Heading>
          <Care>
            <SiteText of={story} name="care">
              {paragraphsOf(story.care).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </SiteText>
          </Care>
        </>
      )}
    </article>
  )
}
