import type { CardBlog } from '#lib/page-data/page-data.ts'
import styled from 'styled-components'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { DateText } from '#components/layout/date-text.tsx'
import { PostPicture } from '#components/layout/post-picture.tsx'
import { BlogTitle } from '../blog-title.tsx'
import { postRow } from './post-row.ts'
import { ReadMore } from '../read-more.tsx'

const Post = styled.article`
  ${postRow}
  overflow-wrap: anywhere;
  &:hover h2 a {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`
const Body = styled.div`
  display: grid;
  gap: var(--s2);
  align-self: center;
  h2,
  p {
    unicode-bidi: plaintext;
  }
  h2 {
    ${clamped(3)}
    font-size: var(--post-title, 1.75rem);
  }
  p {
    ${clamped(4)}
    color: var(--ink-soft);
  }
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    h2 {
      font-size: 1.5rem;
    }
  }
`

/** A post in the list. @param isFirst whether it is the one that a reader sees at once */
export const BlogPost = ({ blog, isFirst }: { blog: CardBlog; isFirst: boolean }) => (
  <Post>
    <PostPicture
      post={blog}
      sizes="(min-width: 992px) 350px, (min-width: 768px) 45vw, 100vw"
      isFirst={isFirst}
    />
    <Body>
      <DateText at={blog.createdAt} />
      <h2>
        <BlogTitle post={blog} />
      </h2>
      <p>{blog.description}</p>
      {blog.externalLink && <ReadMore href={blog.externalLink} />}
    </Body>
  </Post>
)
