import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useHref } from 'react-router-dom'
import styled from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { notPrinted } from '#styles/print.ts'
import type { ShownPost } from './post-figure.tsx'

const Row = styled.ul`
  display: flex;
  gap: var(--s2);
`
const Square = styled.a`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 2px solid var(--ink);
  border-radius: var(--radius);
  color: var(--ink);
  &:hover {
    background: var(--ink);
    color: var(--on-accent);
  }
`

interface Network {
  name: string
  icon: IconName
  /** Builds the address that shares a page. @param page its full address */
  to: (page: string, title: string) => string
}

/** Plain links: a network learns of a reader only when the link is followed. */
const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    icon: 'facebook',
    to: (u) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u })}`,
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    to: (page, title) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${page}` })}`,
  },
  {
    name: 'LinkedIn',
    icon: 'linkedin',
    to: (url) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
]

/** Renders links that share a page on three networks. @param path of the page */
function ShareLinks({ path, title }: { path: string; title: string }) {
  const { t } = useLingui()
  const { origin = '' } = usePageData() ?? {}
  const address = useHref(path)
  // a file that was not told where it stands finds it out
  const page = (useHydrated() ? location.origin : origin) + address
  return (
    <Row>
      {NETWORKS.map(({ name, icon, to }) => (
        <li key={name}>
          <Square
            href={to(page, title)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Share on ${name} (opens in a new tab)`}
          >
            <Icon name={icon} />
          </Square>
        </li>
      ))}
    </Row>
  )
}

/** Holds the facts about a post. */
const Facts = styled.div`
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

/** Shows the tags of a post, if it has any, and the share links. */
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
