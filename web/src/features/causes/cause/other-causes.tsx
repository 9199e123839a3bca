import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { paths } from '#lib/paths.ts'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { CausePicture, PlacesDone } from '../cause-parts.tsx'

const Heading = styled.h2`
  margin-block-end: var(--s2);
  padding-block-end: var(--s3);
  background: var(--running) 0 100% / 100% 3px no-repeat;
  font-size: 1.375rem;
`
const Item = styled.li`
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
export const OtherCauses = ({ causes }: { causes: readonly CauseWithStory[] }) => (
  <section aria-labelledby="other-causes">
    <Heading id="other-causes">
      <Trans>Other causes</Trans>
    </Heading>
    <ul>
      {causes.map(({ cause, story, done }) => (
        <Item key={cause.id}>
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
        </Item>
      ))}
    </ul>
  </section>
)
