import { Plural, Trans } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { Avatar } from '#components/needlework/avatar.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font-size: var(--t-s);
  line-height: 1.35;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-size: 1rem;
  }
`
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--ink-soft);
`
const Likes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
    color: var(--accent);
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Returns the author's name to show. @param author '' or undefined for posts of the office */
export const signatureOf = (author: string | undefined): string => author?.trim() || 'Admin'

/** Returns the seed of the author's figure: the account's, or the name where no account wrote the post. */
export const figureOf = ({ author_figure: figure, author_name: author }: AuthoredPost): string =>
  figure ?? signatureOf(author)

type AuthoredPost = Pick<PublicBlog, 'author_name' | 'author_figure'>

interface ByLineProps {
  post: AuthoredPost
  /** ISO 8601 UTC. */
  at: string
  /** Number of likes; undefined if they are not counted. */
  likes?: number | undefined
}

/** Shows who wrote a post and when. */
export function ByLine({ post, at, likes }: ByLineProps) {
  const name = signatureOf(post.author_name)
  // as an element: Lingui reads tags and escape sequences in a text that it fills in
  const writer = <bdi>{name}</bdi>
  return (
    <Line>
      <Avatar seed={figureOf(post)} name={name} />
      <p>
        <b>
          <Trans>By {writer}</Trans>
        </b>
        <Facts>
          <DateText at={at} />
          {likes !== undefined && (
            <Likes>
              <Icon name="heart" />
              <span>
                {likes}
                <Hidden>
                  {' '}
                  <Plural value={likes} one="reader likes this" other="readers like this" />
                </Hidden>
              </span>
            </Likes>
          )}
        </Facts>
      </p>
    </Line>
  )
}
