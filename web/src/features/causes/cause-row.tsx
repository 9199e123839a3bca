import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { CountedCloth } from '#components/needlework/counted-cloth.tsx'
import { paths } from '#lib/paths.ts'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'
import { media } from '#styles/media.ts'
import { CauseLinks } from './cause-links.tsx'
import { CausePicture } from './cause-picture.tsx'
import { PlacesDone, Sums } from './sums.tsx'

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
const SumsAtStart = styled(Sums)`
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

/** A cause in the list of all, with its counted cloth. */
export const CauseRow = ({ told: { cause, story, done, paid } }: { told: CauseWithStory }) => (
  <Row>
    <Picture>
      <CausePicture cause={cause} sizes="(max-width: 991px) 100vw, 33vw" />
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
