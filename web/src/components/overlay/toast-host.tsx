import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { toast, ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon, type IconName } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'

// the library closes a toast when its animation ends, also with reduced motion
const passing = keyframes`to { scale: 0 1; }`

const Place = styled.div<{ $closeMs: number }>`
  .Toastify__toast-container {
    position: fixed;
    z-index: var(--z-toast);
    inset-block-start: 92px;
    inset-inline-end: clamp(16px, 3vw, 40px);
    display: grid;
    gap: var(--s3);
    inline-size: 356px;
  }
  .Toastify__toast {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--s3);
    align-items: center;
    min-block-size: 56px;
    padding-block: 5px;
    padding-inline: var(--s4) var(--s2);
    background: var(--surface);
    color: var(--ink);
    border: 1px solid var(--edge);
    border-inline-start: 8px solid var(--success);
    border-radius: var(--radius);
    font: 500 1rem/1.35 var(--text);
    touch-action: pan-y;
    user-select: none; /* no text selection while dragging */
    overflow-wrap: anywhere;
  }
  .Toastify__toast:lang(ur) {
    padding-block: 9px;
  }
  .Toastify__toast-icon {
    color: var(--success);
  }
  .Toastify__toast--error {
    border-inline-start-color: var(--danger);
    .Toastify__toast-icon {
      color: var(--danger);
    }
  }
  .Toastify__toast--warning {
    border-inline-start-color: var(--waiting-edge);
    .Toastify__toast-icon {
      color: var(--waiting);
    }
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    block-size: 1px;
    opacity: 0;
    pointer-events: none;
  }
  .Toastify__progress-bar--animated {
    block-size: 1px;
    animation: ${passing} linear forwards;
  }
  /* beside or below the tabs of a view; on phones above its title */
  ${media.belowWide} {
    .Toastify__toast-container {
      inset-block-start: 158px;
    }
  }
  ${media.belowDesktop} {
    .Toastify__toast-container {
      inset-block-start: 64px;
      inset-inline: var(--s4);
      inline-size: auto;
    }
  }
  /* in a dialog, a strip below the header that covers no fields */
  dialog & .Toastify__toast-container {
    position: static;
    gap: 0;
    inline-size: auto;
  }
  dialog & .Toastify__toast {
    min-block-size: 48px;
    padding-block: 1px;
    border-width: 0 0 1px;
    border-inline-start-width: 8px;
    border-radius: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .Toastify__progress-bar--animated {
      animation: ${passing} ${({ $closeMs }) => $closeMs}ms linear forwards !important;
    }
    .Toastify__toast:is(:hover, :focus-within) .Toastify__progress-bar--animated {
      animation-play-state: paused !important;
    }
  }
`

const ICONS: Partial<Record<string, IconName>> = { success: 'check', warning: 'clock', error: 'alert' }

const still: ToastContainerProps = {
  transition: false,
  hideProgressBar: true,
  draggable: true,
  position: 'top-right',
}

interface CloseButtonProps {
  onClose: (event: MouseEvent<HTMLElement>) => void
  /** The element that had the focus before the toasts. */
  before: RefObject<EventTarget | null>
}

/** Closes a toast. If the toast disappears with the focus in it, that goes back to where it was. */
function CloseButton({ onClose, before }: CloseButtonProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const shown = button.current?.closest('.Toastify__toast')
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const { current } = before
      const isThere = current instanceof HTMLElement && current.isConnected
      const target = isThere ? current : document.getElementById('main')
      target?.focus({ preventScroll: true })
    }
  }, [before])
  return (
    <IconButton ref={button} type="button" aria-label={t`Close`} onClick={onClose}>
      <Icon name="cross" />
    </IconButton>
  )
}

export { toast }

/**
 * Shows the toasts of react-toastify in our own style.
 * @param closeMs milliseconds after which a toast closes
 */
export function ToastHost({ closeMs }: { closeMs: number }) {
  const { t } = useLingui()
  const before = useRef<EventTarget>(null)
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return (
    <Place $closeMs={closeMs} onFocus={handleFocus}>
      <ToastContainer
        {...still}
        autoClose={closeMs}
        rtl={document.dir === 'rtl'}
        aria-label={t`Notifications, Alt+T`}
        icon={({ type }) => <Icon name={ICONS[type] ?? 'check'} />}
        closeButton={({ closeToast }) => <CloseButton onClose={closeToast} before={before} />}
      />
    </Place>
  )
}
