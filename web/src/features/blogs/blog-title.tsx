import { Trans } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { paths } from '../../lib/paths.ts'
import { visuallyHidden } from '../../styles/visually-hidden.ts'

// the link of a card covers the card
const cover = css`
  color: inherit;
  text-decoration: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`
const Outside = styled.a`
  ${cover}
`
const Inside = styled(Link)`
  ${cover}
`
const NewTab = styled.span`
  ${visuallyHidden}
`

/** A post's title, leading to the post, or in a new tab to where it was published. */
export const BlogTitle = ({ blog }: { blog: PublicBlog }) =>
  blog.externalLink ? (
    <Outside href={blog.externalLink} target="_blank" rel="noopener noreferrer">
      {blog.title}
      <NewTab>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </NewTab>
    </Outside>
  ) : (
    <Inside to={paths.blogDetails.to(blog.id)}>{blog.title}</Inside>
  )
