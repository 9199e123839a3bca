import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type RefObject, useId } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { SearchButton, SearchInput } from '#components/forms/search-input.ts'
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

interface UserSearchProps {
  value: string
  onChange: (value: string) => void
  input: RefObject<HTMLInputElement | null>
}

/** Searches while typing, so it needs no button. */
export function UserSearch({ value, onChange, input }: UserSearchProps) {
  const { t } = useLingui()
  const id = useId()
  const handleClear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Search>
      <label htmlFor={id}>{t`Search users`}</label>
      <SearchInput
        ref={input}
        id={id}
        placeholder={t`Search users...`}
        maxLength={MAX_LENGTH.search}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value === '' ? (
        <Icon name="search" />
      ) : (
        <SearchButton type="button" aria-label={t`Clear the search`} onClick={handleClear}>
          <Icon name="cross" />
        </SearchButton>
      )}
    </Search>
  )
}
