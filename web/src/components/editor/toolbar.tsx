import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { Shape } from '#components/controls/icon.tsx'
import { media } from '#styles/media.ts'

/** Icons of the tools, on a grid of 24. No other part of the dashboard loads them. */
const SHAPES = {
  bold: 'M7 4h6a4 4 0 010 8H7zM7 12h7a4 4 0 010 8H7zM7 4v16',
  heading: 'M6 4v16M14 4v16M6 12h8M19 11v9',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.300l-1.500 1.500M14 10a4 4 0 00-5.700 0l-3 3A4 4 0 0011 18.700l1.500-1.500',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.5M4 12h.5M4 18h.5',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4h1.500v5M3.500 15h2.500l-2.500 4h2.500',
  photo: 'M3 5h18v14H3zM3 17l6-6 5 5 3-3 4 4M15 9h.5',
  quote: 'M5 7h5v5c0 3-2 4-4 5M14 7h5v5c0 3-2 4-4 5',
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-3',
} as const

const Bar = styled.div`
  position: sticky;
  inset-block-start: var(--editor-top, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  align-items: center;
  min-block-size: 52px;
  padding: 3px;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  /* the tabs stand beside the last tools */
  ${media.belowTablet} {
    display: contents;
  }
`
const Tool = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;

  &:hover {
    border-color: var(--ink);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-tint);
    color: var(--accent);
  }
  ${media.forcedColours} {
    border-color: Canvas;
    &[aria-pressed='true'] {
      border: 4px solid;
    }
  }
`
const Modes = styled.div`
  display: flex;
  margin-inline-start: auto;
  border: 1px solid var(--edge);
  border-radius: var(--radius);

  > button {
    flex: 1;
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 0;
    background: var(--surface);
    font-weight: 600;
    font-size: var(--t-s);
    white-space: nowrap;
    cursor: pointer;
  }
  > [aria-selected='true'] {
    background: var(--ink);
    color: var(--on-accent);
    ${media.forcedColours} {
      border: 4px solid;
    }
  }
  ${media.belowTablet} {
    flex: 1;
  }
`

/** A tool of the bar. */
export interface EditorTool {
  icon: keyof typeof SHAPES
  label: string
  /** Its shortcut, as `aria-keyshortcuts` writes it; Control is Command on a Mac. */
  keys?: string
  isOn?: boolean
  use: () => void
}

interface ToolbarProps {
  /** Id of the text area. */
  controls: string
  /** Empty while the preview is shown. */
  tools: readonly EditorTool[]
  isPreview: boolean
  onChoose: (isPreview: boolean) => void
}

/** Moves the focus among the tools with the arrow keys: the bar is one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const all = [...event.currentTarget.querySelectorAll('button')]
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const at = all.findIndex((one) => one === document.activeElement)
  const next = all.at((at + (isRtl ? -step : step)) % all.length)
  event.preventDefault()
  for (const one of all) one.tabIndex = one === next ? 0 : -1
  next?.focus()
}

/** Chooses the other of two tabs with an arrow key. */
function moveTab({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
  if (!(other instanceof HTMLElement)) return
  other.focus()
  other.click()
}

/** Shows the tools of an editor, and the choice between writing and the preview. */
export function Toolbar({ controls, tools, isPreview, onChoose }: ToolbarProps) {
  const { t } = useLingui()
  return (
    <Bar>
      {!isPreview && (
        <Tools role="toolbar" aria-label={t`Format`} aria-controls={controls} onKeyDown={moveFocus}>
          {tools.map(({ icon, label: name, keys, isOn, use }, index) => (
            <Tool
              key={icon}
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              aria-label={name}
              aria-pressed={isOn}
              aria-keyshortcuts={keys}
              title={keys ? `${name} (${keys.replace('Control', 'Ctrl').replaceAll('+', ' ')})` : name}
              // the selection in the text stays
              onMouseDown={(event) => event.preventDefault()}
              onClick={use}
            >
              <Shape d={SHAPES[icon]} />
            </Tool>
          ))}
        </Tools>
      )}
      <Modes role="tablist" aria-label={t`View`}>
        {[false, true].map((preview) => (
          <button
            key={String(preview)}
            type="button"
            role="tab"
            aria-selected={preview === isPreview}
            tabIndex={preview === isPreview ? 0 : -1}
            onClick={() => onChoose(preview)}
            onKeyDown={moveTab}
          >
            {preview ? t`Preview` : t`Write`}
          </button>
        ))}
      </Modes>
    </Bar>
  )
}
