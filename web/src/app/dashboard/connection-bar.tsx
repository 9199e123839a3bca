import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { OfflineLine } from '#components/feedback/offline-line.tsx'
import { useOnline } from '#lib/browser/use-online.ts'
import { media } from '#styles/media.ts'

/* below the header of phones, so that the menu stays reachable */
const Place = styled.output`
  display: block;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);

  ${media.belowDesktop} {
    inset-block-start: 60px;
  }
`

/**
 * Shows above the views that there is no connection, or that it is not back yet.
 * @param isHeard whether the server can be reached; an online device may still not reach it
 */
export function ConnectionBar({ isHeard }: { isHeard: boolean }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const offline = t`You are offline. This page may be out of date, and nothing can be saved.`
  const text = isOnline ? !isHeard && t`Reconnecting...` : offline
  // rendered before it has text, so that screen readers announce it
  return <Place>{text && <OfflineLine>{text}</OfflineLine>}</Place>
}
