import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LENGTH } from 'domain/values/list-limits.ts'
import { type RefObject, useId, useRef } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { SearchInput, SearchInputButton } from '#components/fields/search-input.ts'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Search = styled.search`
  position: relative;
  inline-size: 340px;
  max-inline-size: 100%;

  > label {
    ${visuallyHidden}
  }
  > svg {
    position: absolute;
    inset-block-start: 15px;
    inset-inline-end: 15px;
    pointer-events: none;
  }
  ${media.belowTablet} {
    inline-size: 100%;
  }
`

interface WorkSearchProps {
  /** Label for screen readers. */
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  input?: RefObject<HTMLInputElement | null>
}

/** Shows a search input of the dashboard. It searches while the user types; its button clears it. */
export function WorkSearch({ label, placeholder, value, onChange, input }: WorkSearchProps) {
  const { t } = useLingui()
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const box = input ?? own
  const handleClear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <Search>
      <label htmlFor={id}>{label}</label>
      <SearchInput
        ref={box}
        id={id}
        placeholder={placeholder}
        maxLength={SEARCH_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value === '' ? (
        <Icon name="search" />
      ) : (
        <SearchInputButton type="button" aria-label={t`Clear the search`} onClick={handleClear}>
          <Icon name="cross" />
        </SearchInputButton>
      )}
    </Search>
  )
}

/** Clears the search of a list that has no results. The field gets the focus. */
export const ClearSearch = ({ onPress }: { onPress: () => void }) => (
  <MiniButton type="button" onClick={onPress}>
    <Trans>Clear search</Trans>
  </MiniButton>
)
