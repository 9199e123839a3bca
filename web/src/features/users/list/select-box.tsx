import styled from 'styled-components'
import { tickBox } from '#components/forms/tick.ts'
import { rowKey } from './row-keys.ts'

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

interface SelectBoxProps {
  label: string
  isChecked: boolean
  /** Some of what it stands for are chosen, and some are not. */
  isMixed?: boolean
  /** Whose row it stands in; none for all of them. */
  id?: string
  onChange: (isChecked: boolean) => void
}

/** Chooses a row, or all of a page. */
export const SelectBox = ({ label, isChecked, isMixed = false, id, onChange }: SelectBoxProps) => (
  <Hit>
    <input
      ref={(input) => {
        if (input) input.indeterminate = isMixed
      }}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      {...(id !== undefined && rowKey(id))}
    />
  </Hit>
)

/** The choice with somebody put in or left out. */
export const withChoice = (selected: readonly string[], id: string, isChosen: boolean): readonly string[] =>
  isChosen ? [...selected, id] : selected.filter((other) => other !== id)
