import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { tickBox } from '#styles/tick-box.ts'
import { FieldMessage } from './field-frame.tsx'
import { useControl } from './use-control.ts'

/** Shows choices side by side; on phones one below the other. */
export const Picks = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--s3);

  ${media.belowTablet} {
    grid-auto-flow: row;
  }
`

/** The label around a radio button and its text. */
export const ChoiceLabel = styled.label`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-block-size: 50px;
  padding: 10px 14px;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;

  > input {
    ${tickBox}
    outline: none;
  }
  > span {
    line-height: 1.4;
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.35;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-tint);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

interface RadioPicksProps {
  name: string
  /** Names the group for screen readers. A heading shows the name. */
  label: string
  options: readonly { value: string; label: string; hint?: string }[]
}

/** Renders a choice of two or three, each in its own box. */
export function RadioPicks({ name, label, options }: RadioPicksProps) {
  const { id, value, message, control } = useControl(name, false)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, onChange, onBlur } = control
  return (
    <div>
      <Picks
        id={id}
        role="radiogroup"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      >
        {options.map((option) => (
          <ChoiceLabel key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </ChoiceLabel>
        ))}
      </Picks>
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </div>
  )
}
