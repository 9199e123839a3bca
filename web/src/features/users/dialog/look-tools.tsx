import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { canLook, type Look, type Viewing } from './viewing.ts'

const Number = styled.span`
  min-inline-size: 50px;
  text-align: center;
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  ${media.belowTablet} {
    display: none;
  }
`

const Tool = styled(IconButton)`
  flex: none;

  &[aria-disabled='true'] {
    color: var(--ink-off);
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
`

interface LookToolsProps {
  /** What is looked at, for the names of the buttons. */
  of: string
  viewing: Viewing
  onLook: (look: Look) => void
}

/** Smaller, size, larger, turn. */
export function LookTools({ of, viewing, onLook }: LookToolsProps) {
  const { t, i18n } = useLingui()
  const tool = (look: Look, icon: WorkIconName, name: string) => (
    <Tool
      type="button"
      aria-label={name}
      aria-disabled={!canLook(viewing, look)}
      onClick={() => onLook(look)}
    >
      <WorkIcon name={icon} />
    </Tool>
  )
  return (
    <>
      {tool('smaller', 'minus', t`${of}: zoom out`)}
      <Number>{i18n.number(viewing.zoom, { style: 'percent' })}</Number>
      {tool('larger', 'plus', t`${of}: zoom in`)}
      {tool('turned', 'turn', t`${of}: rotate`)}
    </>
  )
}
