import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import { useOnline } from '#lib/use-online.ts'
import { onNight } from '#styles/grounds.ts'

const Bar = styled.output`
  display: block;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-toast);

  > b {
    ${onNight}
    display: flex;
    gap: var(--s3);
    align-items: center;
    justify-content: center;
    min-block-size: 48px;
    padding: var(--s2) var(--gutter);
    border-block-end: 4px dashed var(--highlight);
    font-weight: 600;
    line-height: 1.35;
  }
  svg {
    color: var(--highlight);
  }
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
  const bar = (
    <Bar>
      {!isOnline && (
        <b>
          <Icon name="offline" />
          {children}
        </b>
      )}
    </Bar>
  )
  return isHydrated && createPortal(bar, firstPlace())
}
