import { formatDay } from 'domain/dates.ts'
import type { TeasedPost as Teased } from 'domain/content/teaser.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PostPicture } from '#components/layout/post-picture.tsx'
import { paths } from '#lib/paths.ts'
import { useLanguage } from '#lib/format/texts.ts'

const Post = styled.article`
  position: relative;
  &:hover a {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`
const Words = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: center;
  padding-block-start: var(--s4);
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: var(--ink-soft);
  }
`

/** Shows a post that the office has named. It leads to the search for its title, since the office names no address. */
export function TeasedPost({ post, className }: { post: Teased; className?: string }) {
  const { title, text, date } = post
  const language = useLanguage()
  return (
    <Post className={className}>
      <PostPicture post={{ id: title, image: '' }} sizes="100vw" />
      <Words>
        <time dateTime={date}>{formatDay(date, language)}</time>
        <h3>
          <Link to={paths.blogSearch(title)}>{title}</Link>
        </h3>
        <p>{text}</p>
      </Words>
    </Post>
  )
}
