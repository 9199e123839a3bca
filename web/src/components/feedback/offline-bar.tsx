import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useOnline } from '#lib/browser/use-online.ts'
import { OfflineLine } from './offline-line.tsx'

const Bar = styled.output`
  display: block;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-toast);
`

let place: HTMLElement | undefined

/** Returns an element at the start of the page. */
function firstPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div')
    // no box, since a sticky element stays within its parent's box
    place.style.display = 'contents'
    document.body.prepend(place)
  }
  return place
}

/** Shows above the page that there is no connection. @param children what the user can still do */
export function OfflineBar({ children }: { children: string }) {
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  // rendered before it has text, so that screen readers announce it
  const bar = <Bar>{!isOnline && <OfflineLine>{children}</OfflineLine>}</Bar>
  return isHydrated && createPortal(bar, firstPlace())
}
