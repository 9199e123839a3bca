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

/** The first place of the page, over its head. */
function firstPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div')
    // no box of its own, since what sticks sticks within its parent's
    place.style.display = 'contents'
    document.body.prepend(place)
  }
  return place
}

/** Says over the page that there is no connection, as long as there is none. @param children what can be done meanwhile */
export function OfflineBar({ children }: { children: string }) {
  const isHydrated = useHydrated()
  const isOnline = useOnline()
  // stands there before it speaks, so that it is read out
  const bar = <Bar>{!isOnline && <OfflineLine>{children}</OfflineLine>}</Bar>
  return isHydrated && createPortal(bar, firstPlace())
}
