import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useModal } from '#components/overlay/use-modal.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { LookTools } from './look-tools.tsx'
import { Sheet } from './sheet.tsx'
import type { Look, Viewing } from './viewing.ts'

const Frame = styled.dialog`
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: var(--surface-page);
  color: var(--ink);

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 56px;
  padding-inline: var(--s4) var(--s2);

  > h2 {
    flex: 1;
    font: 600 1rem/1.3 var(--text);
  }
`

interface FilledProps {
  /** What it is, and what was typed that is compared with it. */
  title: string
  of: string
  url: string
  viewing: Viewing
  onLook: (look: Look) => void
  onClose: () => void
}

/** A picture that fills the window. */
export function Filled({ title, of, url, viewing, onLook, onClose }: FilledProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal()
  useShortcuts(
    {
      '+': () => onLook('larger'),
      '-': () => onLook('smaller'),
      t: () => onLook('turned'),
      f: onClose,
      b: onClose,
    },
    dialog,
  )
  return (
    <Frame ref={dialog} aria-labelledby={id} onClose={onClose}>
      <Top>
        <h2 id={id}>{title}</h2>
        <LookTools of={of} viewing={viewing} onLook={onLook} />
        <IconButton type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Top>
      <Sheet url={url} name={of} viewing={viewing} onRetry={onClose} />
    </Frame>
  )
}
