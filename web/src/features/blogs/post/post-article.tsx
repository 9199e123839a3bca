import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import type { BlogLayout } from '../layout.ts'
import { AfterPost } from './after-post.tsx'
import { ByLine } from './by-line.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostFigure, type ShownPost } from './post-figure.tsx'
import { Article, Head, Headline, sticky, Words } from './post-grid.ts'
import { PostWords } from './post-words.tsx'

/* a generated one goes from edge to edge of a phone */
const Figure = styled(PostFigure)<{ $isGenerated: boolean }>`
  ${media.belowTablet} {
    ${({ $isGenerated }) => $isGenerated && 'margin-inline: calc(-1 * var(--gutter));'}
  }
`
const Picture = styled(Figure)`
  margin-block-end: var(--s6);
`
const WidePicture = styled(Figure)`
  grid-column: 1 / -1;
`
const FactsBelow = styled(PostFacts)`
  margin-block-start: var(--s7);
  padding-block: var(--s5);
  border-block: 1px solid var(--line);
`
/* in one column the by-line comes before the text and the facts after it */
const Beside = styled.div`
  ${sticky}
  display: grid;
  gap: var(--s5);
  padding-block-start: 6px;
  > :last-child {
    flex-direction: column;
  }
  ${media.belowDesktop} {
    display: contents;
    > :first-child {
      margin-block: var(--s5);
    }
    > :last-child {
      flex-direction: row;
      order: 1;
      margin-block-start: var(--s7);
    }
  }
`
const After = styled(Words)`
  ${media.belowDesktop} {
    order: 2;
  }
`

interface PostArticleProps {
  post: ShownPost
  layout: BlogLayout
  /** The address of the sample post in this layout. */
  base: string
  /** The address of a post in this layout. */
  to: (id: string) => string
}

/** Says that the post is an example, and links to the real ones. */
const SampleNote = () => (
  <Note icon="info">
    <Trans>
      This is an example. <Link to={paths.blog}>See all posts.</Link>
    </Trans>
  </Note>
)

/** Renders a post. In the full-width layout the picture takes all columns, with the facts beside the text. */
export function PostArticle({ post, layout, base, to }: PostArticleProps) {
  const { blog, sample } = post
  const headline = <Headline id="post">{blog.title}</Headline>
  const byLine = <ByLine post={blog} at={blog.createdAt} likes={sample?.likes} />
  const path = sample ? base : to(blog.id)
  const after = <AfterPost post={post} base={base} to={to} />
  if (layout === 'fullwidth')
    return (
      <Article aria-labelledby="post">
        <Head>
          {sample && <SampleNote />}
          {headline}
        </Head>
        <WidePicture
          post={post}
          $isGenerated={!blog.image}
          sizes={`(min-width: 1280px) 1200px, (min-width: 768px) 100vw, ${WIDE_ON_PHONES}`}
        />
        <Beside>
          {byLine}
          <PostFacts post={post} path={path} />
        </Beside>
        <Words>
          <PostWords post={post} />
        </Words>
        <After>{after}</After>
      </Article>
    )
  return (
    <Article aria-labelledby="post">
      <Head>
        {sample && <SampleNote />}
        {byLine}
        {headline}
      </Head>
      <Words>
        <Picture
          post={post}
          $isGenerated={!blog.image}
          sizes={`(min-width: 1280px) 757px, (min-width: 992px) 62vw, (min-width: 768px) 100vw, ${WIDE_ON_PHONES}`}
        />
        <PostWords post={post} />
        <FactsBelow post={post} path={path} />
        {after}
      </Words>
    </Article>
  )
}
