import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import { dialogLook } from '#components/overlay/dialog.tsx'
import { media } from '#styles/media.ts'

/** The heading of a section. */
export const Heading = styled.h3`
  margin-block-end: var(--s2);
  padding-block-end: var(--s2);
  background: var(--running) 0 100% / 100% 2px no-repeat;
  font: 700 1rem/1.2 var(--text);
  letter-spacing: 0;
  word-spacing: 0;

  ${media.forcedColours} {
    border-block-end: 2px dashed;
  }
`

/** A dialog as high as the window, whose content scrolls. On phones the whole dialog scrolls. */
const Box = styled.dialog`
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
    /* prints only this dialog */
    body:has(&) {
      visibility: hidden;
    }
    body & {
      visibility: visible;
    }
  }
`

interface DialogFrameProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** Id of the heading. */
  labelledBy: string
  /** Called for Escape too. */
  onClose: () => void
  /** Four rows: header, notices, content, actions. */
  children: ReactNode
}

/** Lays out the dialog that `useModal` has opened. */
export const DialogFrame = ({ dialog, labelledBy, onClose, children }: DialogFrameProps) => (
  <Box ref={dialog} aria-labelledby={labelledBy} onClose={onClose}>
    {children}
  </Box>
)

/** The content, which scrolls. */
export const DialogContent = styled.div`
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
