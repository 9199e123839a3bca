import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { tickBox } from '#styles/tick-box.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Hit = styled.label`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;

  > input {
    ${tickBox}
  }
`

interface SelectBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  isChecked: boolean
  /** Whether only some of the rows are selected. */
  isMixed?: boolean
  onChange: (isChecked: boolean) => void
}

/** Selects a row, or all rows of a page. */
export const SelectBox = ({ label, isChecked, isMixed = false, onChange, ...input }: SelectBoxProps) => (
  <Hit>
    <input
      ref={(element) => {
        if (element) element.indeterminate = isMixed
      }}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      {...input}
    />
  </Hit>
)

/** Returns the selection with a row added or removed. */
export const withChoice = (selected: readonly string[], id: string, isChosen: boolean): readonly string[] =>
  isChosen ? [...selected, id] : selected.filter((other) => other !== id)

/** The bar above a list. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;
  min-block-size: 60px;
  padding-block: var(--s2);
  padding-inline: var(--s4) var(--s2);
  background: var(--surface-sunk);

  > b {
    font-weight: 600;
  }
`

/** The bar with the actions on the selected rows, at the foot of the window on phones. */
export const SelectionBar = styled(ListBar)`
  ${onNight}
  ${media.forcedColours} {
    border: 2px solid;
  }

  > span {
    flex: 1;
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    justify-content: flex-start;
    > b {
      flex: 1 0 100%;
    }
    > span:not(:empty) {
      flex: 1 0 100%;
    }
    > span:empty {
      display: none;
    }
  }
  ${media.belowDesktop} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    order: 1;
  }
`
