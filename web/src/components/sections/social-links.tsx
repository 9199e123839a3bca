import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const

/** Returns whether the office has given an address on a social network. */
export function useHasSocialLinks(): boolean {
  const { social } = useOrganisation()
  return NETWORKS.some(([network]) => social[network])
}

/** Links to the office's pages on social networks; nothing without any. */
export function SocialLinks({ className }: { className?: string }) {
  const { t } = useLingui()
  const { social } = useOrganisation()
  const hasLinks = useHasSocialLinks()
  if (!hasLinks) return null
  return (
    <List className={className} aria-label={t`Social networks`}>
      {NETWORKS.map(
        ([network, name]) =>
          social[network] && (
            <li key={network}>
              <a href={social[network]} target="_blank" rel="noopener noreferrer">
                {name}
                <Hidden>
                  {' '}
                  <Trans>(opens in a new tab)</Trans>
                </Hidden>
              </a>
            </li>
          ),
      )}
    </List>
  )
}
