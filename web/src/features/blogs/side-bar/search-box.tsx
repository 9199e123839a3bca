import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { useId, type FormEvent, type Ref } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { SearchButton, SearchInput } from '#components/fields/search-input.ts'
import { media } from '#styles/media.ts'
import { SideHeading } from './side-heading.ts'

/* the list searches by a script */
const Search = styled.section`
  ${media.withoutScripts} {
    display: none;
  }
`
const Form = styled.form.attrs({ role: 'search' })`
  display: grid;
  gap: 6px;
  margin-block-start: var(--s4);
`
const Label = styled.label`
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.35;
`
const Box = styled.div`
  position: relative;
`

interface SearchBoxProps {
  /** The address of the list that is searched; before the app answers, the browser leads there with the words. */
  list: string
  ref?: Ref<HTMLInputElement>
  /** Called with each letter. */
  onInput?: (words: string) => void
  /** Called with the words that somebody wants to have searched. */
  onSubmit: (words: string) => void
}

/** Where the words are typed that titles and descriptions of posts are searched for. */
export function SearchBox({ list, ref, onInput, onSubmit }: SearchBoxProps) {
  const { t } = useLingui()
  const id = useId()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search')
    onSubmit(typeof words === 'string' ? words.trim() : '')
  }
  return (
    <Search aria-labelledby={`${id}-heading`}>
      <SideHeading id={`${id}-heading`}>
        <Trans>Search</Trans>
      </SideHeading>
      <Form action={list} aria-labelledby={`${id}-heading`} onSubmit={handleSubmit}>
        <Label htmlFor={id}>
          <Trans>Search posts</Trans>
        </Label>
        <Box>
          <SearchInput
            ref={ref}
            id={id}
            name="search"
            maxLength={MAX_LENGTH.search}
            onInput={(event) => onInput?.(event.currentTarget.value)}
          />
          <SearchButton type="submit" aria-label={t`Search`}>
            <Icon name="search" />
          </SearchButton>
        </Box>
      </Form>
    </Search>
  )
}
