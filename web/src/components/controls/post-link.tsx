import { Trans } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { type Language, prefixOf } from 'domain/texts/languages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const NewTab = styled.span`
  ${visuallyHidden}
`

interface LinkInProps {
  to: string
  /** In which the target is written, where that is not the page's: only that language has a page of it. */
  language: Language | undefined
  className?: string | undefined
  children: ReactNode
}

/** Links to a post or an event, in the language that it is written in. */
export const LinkIn = ({ to, language, className, children }: LinkInProps) =>
  language ? (
    <a href={prefixOf(language) + to} hrefLang={language} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )

interface TitleInProps {
  post: { title: string; language?: Language }
}

/** Shows the title of a post or an event, marked with its language where that is not the page's. */
export const TitleIn = ({ post: { title, language } }: TitleInProps) => <bdi lang={language}>{title}</bdi>

interface PostLinkProps {
  post: Pick<PublicBlog, 'id' | 'title' | 'externalLink' | 'language'>
  className?: string
}

/** Shows a post's title as a link to the post, or to the other website in a new tab. */
export const PostLink = ({ post, className }: PostLinkProps) =>
  post.externalLink ? (
    <a href={post.externalLink} target="_blank" rel="noopener noreferrer" className={className}>
      <TitleIn post={post} />
      <NewTab>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </NewTab>
    </a>
  ) : (
    <LinkIn to={paths.blogDetails.to(post.id)} language={post.language} className={className}>
      <TitleIn post={post} />
    </LinkIn>
  )
