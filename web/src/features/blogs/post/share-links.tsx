import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'

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
  /** Where a page is shared. @param page its whole address */
  to: (page: string, title: string) => string
}

/** Reached by a plain link: none of them learns of a reader who does not follow it. */
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

/** Shares a page in three networks. @param path of the page */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { t } = useLingui()
  const { origin = '' } = usePageData() ?? {}
  // a file that was not told where it stands finds it out
  const page = (useHydrated() ? location.origin : origin) + path
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
