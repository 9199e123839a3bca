import { useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { Rail, type RailProps } from './rail.tsx'

const Overlay = styled.dialog`
  ${onNight}
  inline-size: min(304px, 100% - 56px);
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(20 24 43 / 0.66);
  }
  ${media.forcedColours} {
    border-inline-end: 2px solid;
  }
  ${media.fromDesktop} {
    display: none;
  }
`

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--s4);
  inset-inline-end: var(--s2);
`

/** Shows the rail over the page on phones and tablets. The browser keeps the focus in it and returns it. */
export function RailOverlay({ onClose, ...rail }: RailProps & { onClose: () => void }) {
  const { t } = useLingui()
  const overlay = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = overlay.current
    element?.showModal()
    // a hidden dialog must not block a window that has become wide
    const wide = matchMedia('(min-width: 992px)')
    const handleWide = () => close()
    wide.addEventListener('change', handleWide)
    return () => {
      wide.removeEventListener('change', handleWide)
      element?.close()
    }
  }, [])

  return (
    <Overlay
      ref={overlay}
      aria-label={t`Menu`}
      onClose={onClose}
      onClick={({ target }) => target === overlay.current && onClose()}
    >
      <Close type="button" aria-label={t`Close the menu`} onClick={onClose}>
        <Icon name="cross" />
      </Close>
      <Rail {...rail} />
    </Overlay>
  )
}
