import { Trans } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const NewTab = styled.span`
  ${visuallyHidden}
`

interface PostLinkProps {
  post: Pick<PublicBlog, 'id' | 'title' | 'externalLink'>
  className?: string
}

/** Shows a post's title as a link to the post, or to the other website in a new tab. */
export const PostLink = ({ post, className }: PostLinkProps) =>
  post.externalLink ? (
    <a href={post.externalLink} target="_blank" rel="noopener noreferrer" className={className}>
      <bdi>{post.title}</bdi>
      <NewTab>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </NewTab>
    </a>
  ) : (
    <Link to={paths.blogDetails.to(post.id)} className={className}>
      <bdi>{post.title}</bdi>
    </Link>
  )
