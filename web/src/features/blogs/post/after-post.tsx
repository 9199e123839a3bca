import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { MoreLink } from '#components/layout/section.tsx'
import { LazyPattern } from '#components/needlework/lazy-pattern.tsx'
import { paths } from '#lib/paths.ts'
import { onKora, onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { Comments } from '../comments/comments.tsx'
import { figureOf, signatureOf } from './by-line.tsx'
import type { ShownPost } from './post-figure.tsx'

const Box = styled.section`
  ${onKora}
  ${notPrinted}
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  margin-block: var(--s7);
  overflow-wrap: anywhere;
  ${media.belowTablet} {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--s3) var(--s4);
    align-items: center;
    padding: var(--s4);
  }
`
const Face = styled.div`
  ${onNight}
  display: grid;
  place-items: center;
  min-block-size: 148px;
  padding: 14px;
  > span {
    inline-size: 120px;
    aspect-ratio: 1;
  }
  ${media.belowTablet} {
    min-block-size: 64px;
    padding: 6px;
    > span {
      inline-size: 52px;
    }
  }
`
const Words = styled.div`
  display: grid;
  gap: 6px;
  align-content: center;
  justify-items: start;
  padding: var(--s5);
  h3 {
    font-size: 1.5rem;
  }
  p {
    max-inline-size: 36em;
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.belowTablet} {
    display: contents;
    > :not(h3) {
      grid-column: 1 / -1;
    }
  }
`

interface AuthorBoxProps {
  name: string
  /** Seed of the author's figure. */
  figure: string
  /** A text about the author; nothing is shown without one. */
  about: string | undefined
  /** The address of the author's posts. */
  to: string
}

/** Shows the author with a link to the author's posts. */
function AuthorBox({ name, figure, about, to }: AuthorBoxProps) {
  const { t } = useLingui()
  return (
    <Box aria-label={t`About the author`}>
      <Face aria-hidden="true">
        <LazyPattern key={figure} draw={({ drawPortrait }) => drawPortrait(figure, { n: 12 })} />
      </Face>
      <Words>
        <h3>{name}</h3>
        {about && <p>{about}</p>}
        <MoreLink to={to}>
          <Trans>All Post From Author</Trans> <Icon name="arrow" />
        </MoreLink>
      </Words>
    </Box>
  )
}

const Beside = styled(Neighbours)`
  margin-block-start: var(--s7);
`

interface AfterPostProps {
  post: ShownPost
  /** The address of the sample post in the same layout. */
  base: string
  /** The address of another post in the same layout. */
  to: (id: string) => string
}

/** Shows what follows a post: author, previous and next post, comments. */
export function AfterPost({ post: { blog, sample, previous, next }, base, to }: AfterPostProps) {
  const { t } = useLingui()
  const author = blog.author_name?.trim() ?? ''
  return (
    <>
      <AuthorBox
        name={signatureOf(author)}
        figure={figureOf(blog)}
        about={sample?.aboutAuthor}
        to={sample ? base : paths.blogSearch(author)}
      />
      <Beside
        label={t`Previous and next post`}
        previous={previous}
        next={next}
        // what stands beside the sample is no post
        to={sample ? () => base : to}
      />
      <Comments blog={blog.id} />
    </>
  )
}
