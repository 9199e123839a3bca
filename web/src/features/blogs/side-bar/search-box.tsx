import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LENGTH } from 'domain/values/list-limits.ts'
import { type FormEvent, type Ref, useId } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { SearchInput, SearchInputButton } from '#components/fields/search-input.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

/** Renders the heading of a block in the side bar. */
export const SideHeading = styled.h2`
  margin-block-end: var(--s2);
  padding-block-end: var(--s3);
  background: var(--running) 0 100% / 100% 3px no-repeat;
  font-size: 1.375rem;
`

/** Renders the search beside a post. It opens the list with the results. */
export function PostSearch() {
  const navigate = useNavigate()
  return <SearchBox list={paths.blog} onSubmit={(words) => void navigate(paths.blogSearch(words))} />
}

/* hidden without scripts, which the search needs */
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
  /** The address of the list. Before hydration the browser itself submits the search there. */
  list: string
  ref?: Ref<HTMLInputElement>
  /** Called on each input. */
  onInput?: (words: string) => void
  /** Called with the submitted search. */
  onSubmit: (words: string) => void
}

/** Renders the search field of the blog. */
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
      <Form action={useHref(list)} aria-labelledby={`${id}-heading`} onSubmit={handleSubmit}>
        <Label htmlFor={id}>
          <Trans>Search posts</Trans>
        </Label>
        <Box>
          <SearchInput
            ref={ref}
            id={id}
            name="search"
            maxLength={SEARCH_LENGTH}
            onInput={(event) => onInput?.(event.currentTarget.value)}
          />
          <SearchInputButton type="submit" aria-label={t`Search`}>
            <Icon name="search" />
          </SearchInputButton>
        </Box>
      </Form>
    </Search>
  )
}
