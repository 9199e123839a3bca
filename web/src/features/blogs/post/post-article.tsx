import styled from 'styled-components'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { media } from '#styles/media.ts'
import type { BlogLayout } from '../layout.ts'
import { ByLine } from './by-line.tsx'
import { Article, Headline, sticky } from './post-grid.ts'
import { PostWords, type ShownPost } from './post-words.tsx'

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--s5);
`
const Picture = styled(LeadPicture)`
  margin-block-end: var(--s6);
  ${media.belowDesktop} {
    margin-block-start: var(--s6);
  }
`
const WidePicture = styled(Picture)`
  grid-column: 1 / -1;
  margin-block-end: 0;
`
const BesideWords = styled(ByLine)`
  ${sticky}
  padding-block-start: 6px;
  ${media.belowDesktop} {
    margin-block: var(--s5);
  }
`

interface PostArticleProps {
  post: ShownPost
  layout: BlogLayout
  /** The address of another post in the same layout. */
  to: (id: string) => string
}

/** The parts of a post. At full width its picture takes all columns, and its by-line stays beside the words. */
export function PostArticle({ post, layout, to }: PostArticleProps) {
  const { blog } = post
  const headline = <Headline id="post">{blog.title}</Headline>
  const byLine = { author: blog.author_name, at: blog.createdAt }
  if (layout === 'fullwidth')
    return (
      <Article aria-labelledby="post">
        <Head>{headline}</Head>
        <WidePicture post={blog} sizes="(min-width: 1280px) 1200px, 100vw" threads={126} />
        <BesideWords {...byLine} />
        <div>
          <PostWords post={post} to={to} />
        </div>
      </Article>
    )
  return (
    <Article aria-labelledby="post">
      <Head>
        <ByLine {...byLine} />
        {headline}
      </Head>
      <div>
        <Picture
          post={blog}
          sizes="(min-width: 1280px) 757px, (min-width: 992px) 62vw, 100vw"
          threads={126}
        />
        <PostWords post={post} to={to} />
      </div>
    </Article>
  )
}
