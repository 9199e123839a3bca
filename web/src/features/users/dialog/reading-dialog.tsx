import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { dialogLook } from '#components/overlay/dialog.tsx'
import { media } from '#styles/media.ts'

/** A dialog to read and compare in: as high as the window, its middle scrolls. On phones all of it scrolls as one. */
const Frame = styled.dialog`
  inline-size: min(1180px, 100% - 2 * var(--s5));
  block-size: calc(100dvh - 2 * var(--s5));
  max-inline-size: none;
  max-block-size: none;
  ${dialogLook}

  &[open] {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  ${media.lowDesktop} {
    block-size: calc(100dvh - 2 * var(--s2));
  }
  ${media.belowDesktop} {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 96dvh;
    margin-block-end: 0;
    overflow: auto;

    &[open] {
      display: block;
    }
  }
  ${media.print} {
    position: absolute;
    inset: 0 0 auto;
    inline-size: 100%;
    block-size: auto;
    max-block-size: none;
    overflow: visible;

    &[open] {
      display: block;
    }
    /* paper has this sheet and nothing of the page below it */
    body:has(&) {
      visibility: hidden;
    }
    body & {
      visibility: visible;
    }
  }
`

interface ReadingDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** Id of its heading. */
  labelledBy: string
  /** For Escape too. */
  onClose: () => void
  /** Four rows: head, news, what is read, what is done. */
  children: ReactNode
}

/** Opened by `useModal`, whose dialog it is given. */
export const ReadingDialog = ({ dialog, labelledBy, onClose, children }: ReadingDialogProps) => (
  <Frame ref={dialog} aria-labelledby={labelledBy} onClose={onClose}>
    {children}
  </Frame>
)

/** What is read; scrolls by itself where there is room. */
export const Reading = styled.div`
  overflow: auto;
  padding: var(--s4) var(--s5) var(--s5);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;

  ${media.lowDesktop} {
    padding-block: var(--s2) var(--s4);
    gap: var(--s2);
  }
  ${media.belowDesktop} {
    padding: var(--s4);
  }
  ${media.print} {
    overflow: visible;
  }
`
