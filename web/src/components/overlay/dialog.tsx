import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'
import { useModal } from './use-modal.ts'

const WIDTHS = { narrow: '520px', medium: '760px', wide: '920px', editor: '1060px', full: '1180px' }

/** The look of a dialog above a dimmed page. */
export const dialogLook = css`
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  overflow: hidden;
  overscroll-behavior: contain;
  background: var(--surface-page);
  color: var(--ink);
  --focus: var(--ink);
  font-size: 1rem;
  line-height: 1.5;

  &::backdrop {
    background: rgb(20 24 43 / 0.66);
  }
  ${media.forcedColours} {
    border: 2px solid;
  }
`

const Frame = styled.dialog<{ $width: string }>`
  inline-size: min(${({ $width }) => $width}, 100% - 2 * var(--s5));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * var(--s5));
  ${dialogLook}

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  > form {
    display: contents;
  }
  /* on phones it is at the bottom and scrolls as a whole */
  ${media.belowTablet} {
    inline-size: 100%;
    max-block-size: 96dvh;
    margin-block-end: 0;
    overflow: auto;
    /* clear of the head */
    scroll-padding-block-start: 5rem;

    &[open] {
      display: block;
    }
  }
`

/* title and toasts; sticky on phones */
const Head = styled.div`
  ${media.belowTablet} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--surface-page);
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding-block: var(--s4);
  padding-inline: var(--s5) var(--s4);
  border-block-end: 1px solid var(--line);

  > h2 {
    font-size: 1.5rem;
  }
  ${media.belowTablet} {
    padding-inline-start: var(--s4);

    &:has(> fieldset) {
      flex-wrap: wrap;
    }
  }
`

/** The content of a dialog; scrolls if it is too long. */
export const DialogBody = styled.div`
  overflow: auto;
  padding: var(--s5);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-content: start;

  ${media.belowTablet} {
    padding: var(--s4);
  }
`

/** The buttons of a dialog. */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  ${media.belowTablet} {
    padding: var(--s3) var(--s4);

    > button {
      flex: 1 1 auto;
    }
  }
`

interface DialogProps {
  title: string
  /** Called for the close button and Escape. Then stop rendering the dialog, or ask first. */
  onClose: () => void
  /** Content beside the close button. */
  aside?: ReactNode
  size?: keyof typeof WIDTHS
  /** Id of the question; makes it an alert dialog (`Question`). */
  describedBy?: string
  /** A `DialogBody` and a `DialogFoot`, or a form around both. */
  children: ReactNode
}

/** Shows a dialog while it is rendered. The browser keeps the focus inside and returns it. */
export function Dialog({ title, onClose, aside, size = 'wide', describedBy, children }: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useModal()
  // the parent decides about Escape; a cancelled file chooser sends `cancel` too
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // browsers close a dialog on a second Escape: open it again if it is still rendered
  const handleClose = () => {
    onClose()
    setTimeout(() => {
      const element = dialog.current
      if (element?.isConnected && !element.open) element.showModal()
    })
  }
  return (
    <Frame
      ref={dialog}
      $width={WIDTHS[size]}
      aria-labelledby={titleId}
      {...(describedBy && { role: 'alertdialog', 'aria-describedby': describedBy })}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <Head>
        <Top>
          <h2 id={titleId}>{title}</h2>
          {aside}
          <IconButton type="button" aria-label={t`Close`} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </Top>
        <div data-toasts />
      </Head>
      {children}
    </Frame>
  )
}
