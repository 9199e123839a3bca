import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useModal } from '#components/overlay/use-modal.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { PictureTools, PictureViewer } from './picture-viewer.tsx'
import type { ViewChange, PictureView } from './picture-view.ts'

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

interface FullScreenPictureProps {
  /** What it shows, and the typed values to compare with. */
  title: string
  of: string
  url: string
  view: PictureView
  onChange: (change: ViewChange) => void
  onClose: () => void
}

/** Shows a picture in the whole window. */
export function FullScreenPicture({ title, of, url, view, onChange, onClose }: FullScreenPictureProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useModal()
  useShortcuts(
    {
      '+': () => onChange('larger'),
      '-': () => onChange('smaller'),
      t: () => onChange('turned'),
      f: onClose,
      b: onClose,
    },
    dialog,
  )
  return (
    <Frame ref={dialog} aria-labelledby={id} onClose={onClose}>
      <Top>
        <h2 id={id}>{title}</h2>
        <PictureTools of={of} view={view} onChange={onChange} />
        <IconButton type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Top>
      <PictureViewer url={url} name={of} view={view} onRetry={onClose} />
    </Frame>
  )
}
