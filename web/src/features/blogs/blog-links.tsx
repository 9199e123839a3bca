import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { PostLink } from '#components/controls/post-link.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** The title of a card; its link covers the whole card. */
export const BlogTitle = styled(PostLink)`
  color: inherit;
  text-decoration: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* around the card: the title's own outline would be cut off */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

const More = styled.a`
  position: relative;
  justify-self: start;
  padding-block: 12px; /* 44 px high to the finger */
  font-weight: 600;
  font-size: var(--t-s);
  line-height: 1.4;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
/* keeps the arrow on the line of the last word */
const Words = styled.span`
  padding-inline-end: 1.3em;
`
const Arrow = styled(Icon)`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  margin-inline-start: -1em;
  vertical-align: -0.1em;
  stroke-width: 2.2;
`
const Hidden = styled.span`
  ${visuallyHidden}
`

const siteOf = (address: string) => {
  try {
    return new URL(address).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

/** Links to a post on another site and names that site. */
export function ReadMore({ href, className }: { href: string; className?: string }) {
  const site = siteOf(href)
  return (
    <More href={href} className={className} target="_blank" rel="noopener noreferrer">
      <Words>
        <span>
          <Trans>Read More...</Trans>
        </span>{' '}
        {site && <Trans>on {site}</Trans>}
      </Words>
      <Arrow name="external" />
      <Hidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </Hidden>
    </More>
  )
}
