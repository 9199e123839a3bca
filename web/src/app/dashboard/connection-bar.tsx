import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { OfflineLine } from '#components/feedback/offline-line.tsx'
import { useOnline } from '#lib/browser/use-online.ts'
import { media } from '#styles/media.ts'

/* below the header of phones, whose menu stays in reach */
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
 * Says over the views that there is no connection, or that it is not back yet.
 * @param isHeard whether the server is heard; a device that is online may not reach it
 */
export function ConnectionBar({ isHeard }: { isHeard: boolean }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const offline = t`You are offline. This page may be out of date, and nothing can be saved.`
  const text = isOnline ? !isHeard && t`Reconnecting...` : offline
  // stands there before it speaks, so that it is read out
  return <Place>{text && <OfflineLine>{text}</OfflineLine>}</Place>
}
