import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { controlStyle, directed, selectArrow } from '#components/fields/control-style.ts'
import { narrowList } from '#styles/narrow-list.ts'

/** Lays out a filter with its label. */
export const Choice = styled.span`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
  > label {
    font-size: var(--t-s);
    font-weight: 600;
  }
  ${narrowList} {
    flex: 1 1 100%;
    /* large text has its label on a line of its own */
    flex-wrap: wrap;
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  align-items: center;
  padding: var(--s2) var(--s3);

  > :last-child:not(${Choice}) {
    margin-inline-start: auto;
  }
  ${narrowList} {
    > :last-child:not(${Choice}) {
      margin-inline: 0;
    }
  }
`

/** A text field of a filter. */
export const FilterInput = styled.input.attrs(directed)`
  ${controlStyle}
  inline-size: auto;
  flex: 1 1 auto;
  min-block-size: 44px;
  padding-block: 6px;
  font-size: 1rem;
`

const Select = styled.select`
  ${controlStyle}
  ${selectArrow}
  inline-size: auto;
  /* with the room that styles/urdu.css gives its first letter */
  &:lang(ur) {
    inline-size: calc-size(auto, size + 0.75em);
  }
  flex: 1 1 auto;
  min-block-size: 44px;
  padding-block: 6px;
  font-size: 1rem;
`

interface FilterProps<Value extends string> {
  label: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** Shows a filter with several choices. */
export function Filter<Value extends string>({ label, options, value, onChoose }: FilterProps<Value>) {
  const id = useId()
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Choice>
  )
}

interface DayFilterProps {
  label: ReactNode
  /** YYYY-MM-DD; '' for none. */
  value: string
  onChoose: (day: string) => void
}

/** Shows a filter for the first or last day. */
export function DayFilter({ label, value, onChoose }: DayFilterProps) {
  const id = useId()
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <FilterInput
        id={id}
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        value={value}
        onChange={({ target }) => target.validity.valid && onChoose(target.value)}
      />
    </Choice>
  )
}

/** Lays out filters, with actions on the whole list at the end. */
export const Filters = Bar

export const ShowLabel = () => <Trans>Show</Trans>
export const FromLabel = () => <Trans>From</Trans>
