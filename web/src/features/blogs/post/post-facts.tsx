import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { notPrinted } from '#styles/print.ts'
import { ShareLinks } from './share-links.tsx'
import type { ShownPost } from './shown-post.ts'

/** What stands below a post, or beside it. */
export const Facts = styled.div`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  h3 {
    margin-block-end: var(--s2);
    font: 600 var(--t-s) / 1.3 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
`
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding-inline: 14px;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius);
    color: var(--ink);
    font-weight: 500;
    font-size: var(--t-s);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--accent);
    background: var(--accent-tint);
    color: var(--accent-deep);
  }
`

interface PostFactsProps {
  post: ShownPost
  /** The address of the post in its own layout. */
  path: string
  className?: string
}

/** Its tags, where it has any, and where it can be shared. */
export const PostFacts = ({ post: { blog, sample }, path, className }: PostFactsProps) => (
  <Facts className={className}>
    {sample && sample.tags.length > 0 && (
      <div>
        <h3>
          <Trans>Tags</Trans>
        </h3>
        <Tags>
          {sample.tags.map(({ name }) => (
            <li key={name}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </Tags>
      </div>
    )}
    <div>
      <h3>
        <Trans>Share</Trans>
      </h3>
      <ShareLinks path={path} title={blog.title} />
    </div>
  </Facts>
)
