import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon } from '../../components/icon.tsx'
import { visuallyHidden } from '../../styles/visually-hidden.ts'

const More = styled.a`
  position: relative;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 0.3em;
  min-block-size: 32px;
  font-weight: 600;
  font-size: var(--t-s);
  line-height: 1.4;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 2.2;
  }
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

/** The second link of a post that was published elsewhere, saying where it leads. */
export function ReadMore({ href }: { href: string }) {
  const site = siteOf(href)
  return (
    <More href={href} target="_blank" rel="noopener noreferrer">
      <span>
        <Trans>Read More...</Trans>
      </span>
      {site && (
        <span>
          <Trans>on {site}</Trans>
        </span>
      )}
      <Icon name="external" />
      <Hidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </Hidden>
    </More>
  )
}
