import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_LENGTH } from 'domain/values/list-limits.ts'
import type { Actor } from 'domain/permissions.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { KeyHints } from '#components/controls/key.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { dialogLook } from '#components/overlay/dialog.tsx'
import { useModal } from '#components/overlay/use-modal.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { LEAST_LETTERS, type ResultOption, type SearchedView, useGroups } from '../use-groups.tsx'
import { GroupName, ResultRow } from './result-row.tsx'

const Frame = styled.dialog`
  ${dialogLook}
  inline-size: min(720px, 100% - 2 * var(--s5));
  max-inline-size: none;
  max-block-size: calc(100dvh - 88px - var(--s5));
  margin-block: 88px auto;

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  ${media.belowTablet} {
    inline-size: 100%;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border-radius: 0;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  padding-inline: 22px 10px;
  border-block-end: 2px solid var(--ink);
  background: var(--surface);
  font-size: var(--t-l);

  ${media.belowTablet} {
    padding-inline: var(--s4) var(--s2);
  }
`

const Input = styled.input.attrs({ role: 'combobox', 'aria-autocomplete': 'list' })`
  flex: 1;
  min-inline-size: 0;
  block-size: 68px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 500 var(--t-l) / 1.3 var(--text);

  /* the caret and the line below show the focus, which is always here first */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`

const List = styled.div.attrs({ role: 'listbox' })``

const Part = styled.div.attrs({ role: 'group' })``

const Results = styled.div`
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding-block: var(--s2);
`

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding: var(--s2) 20px;
  color: var(--ink-soft);
  font-size: var(--t-s);

  ${media.belowTablet} {
    padding-inline: 14px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px var(--s4);
  padding: 10px 20px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-soft);
  font-size: var(--t-s);

  ${media.belowTablet} {
    padding-inline: 14px;
  }
`

const Aloud = styled.output`
  ${visuallyHidden}
`

interface SearchDialogProps {
  actor: Actor
  views: readonly SearchedView[]
  /** Called before it goes to a result. */
  onChoose: () => void
  onClose: () => void
}

/**
 * Searches the dashboard: views and people while the user types, everything else on Enter. The focus stays in the field, and
 * the arrow keys move a mark in the list (combobox).
 */
export function SearchDialog({ actor, views, onChoose, onClose }: SearchDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const id = useId()
  const dialog = useModal()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const [marked, setMarked] = useState<string>()
  const paused = usePausedSearch(typed)
  const search = typed.trim()
  const { groups, isLoading, error, retry, canSearchMore } = useGroups({ actor, views, typed, paused, sent })
  const isTooShort = search.length < LEAST_LETTERS
  const isAdmin = actor.role === 'admin'
  const isMember = actor.role === 'member'

  const more: ResultOption = {
    id: 'more',
    to: '',
    picture: 'search',
    title: isAdmin ? t`Search posts, events and messages` : t`Search posts, events and comments`,
  }
  const found = groups.flatMap(({ options }) => options)
  const options = canSearchMore ? [...found, more] : found
  // after Enter the next Enter opens the first result
  const first = search !== '' && !canSearchMore && !isLoading ? found[0] : undefined
  const active = options.find((option) => option.id === marked) ?? first
  const total = groups.reduce((sum, group) => sum + (group.total ?? group.options.length), 0)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  const searchMore = () => {
    setSent(search)
    setMarked(undefined)
  }
  const open = (option: ResultOption) => {
    if (option === more) return searchMore()
    onChoose()
    onClose()
    void navigate(option.to, option.state && { state: option.state })
  }
  const move = (by: 1 | -1) => {
    const at = active ? options.indexOf(active) : by === 1 ? -1 : 0
    setMarked(options.at((at + by) % options.length)?.id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // an input method takes these keys for itself
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key !== 'Enter') return
    else if (active) open(active)
    else if (canSearchMore) searchMore()
    event.preventDefault()
  }
  const handleType = (text: string) => {
    setTyped(text)
    setSent('')
    setMarked(undefined)
  }
  const rowOf = (option: ResultOption) => (
    <ResultRow
      key={option.id}
      option={option}
      id={`${id}-${option.id}`}
      search={search}
      isActive={option === active}
      onMark={() => setMarked(option.id)}
      onOpen={() => open(option)}
    />
  )

  return (
    <Frame
      ref={dialog}
      aria-label={t`Search`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <Head>
        <Icon name="search" />
        <Input
          data-initial-focus
          aria-label={t`Search`}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          placeholder={t`Search`}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKeyDown}
        />
        <IconButton type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Head>
      <Results>
        {options.length > 0 && (
          <List ref={list} id={`${id}-list`} aria-label={t`Results`}>
            {groups.map((group) => (
              <Part key={group.id} aria-labelledby={`${id}-${group.id}`}>
                <GroupName>
                  <span id={`${id}-${group.id}`}>{group.name}</span>
                  {group.total !== undefined && (
                    <span aria-hidden="true">
                      <ResultCount count={group.total} hasMore={group.hasMore} />
                    </span>
                  )}
                </GroupName>
                {group.options.map(rowOf)}
              </Part>
            ))}
            {canSearchMore && rowOf(more)}
          </List>
        )}
        {error && !isLoading && (
          <Notes role="alert">
            <span>{errorText(error)}</span>
            <Button type="button" $kind="line" $small onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </Notes>
        )}
        {isLoading && (
          <Notes>
            <Trans>Searching...</Trans>
          </Notes>
        )}
        {options.length === 0 && !isLoading && !error && isTooShort && (
          <Notes>
            <Trans>Please type at least {LEAST_LETTERS} letters.</Trans>
          </Notes>
        )}
        {options.length === 0 && !isLoading && !error && !isTooShort && (
          <EmptyState text={t`No results`}>
            {!isMember && <Trans>Check the spelling, or search for a part of the name.</Trans>}
          </EmptyState>
        )}
      </Results>
      <Foot>
        <KeyHints
          hints={[
            { keys: ['↑', '↓'], action: t`choose` },
            { keys: [t`Enter`], action: active || !canSearchMore ? t`open` : t`search` },
            { keys: ['Esc'], action: t`close` },
          ]}
        />
        {isAdmin && <Trans>You can also search by phone number, CNIC or reference.</Trans>}
        {actor.role === 'team' && <Trans>You can also search by reference.</Trans>}
      </Foot>
      <Aloud>
        {isLoading ? (
          <Trans>Searching...</Trans>
        ) : (
          !error &&
          (!isTooShort || total > 0) &&
          search !== '' && <ResultCount count={total} hasMore={groups.some(({ hasMore }) => hasMore)} />
        )}
      </Aloud>
    </Frame>
  )
}

/** Says how many results there are. */
function ResultCount({ count, hasMore }: { count: number; hasMore: boolean | undefined }) {
  if (hasMore) return <Plural value={count} one="At least # result" other="At least # results" />
  return <Plural value={count} one="# result" other="# results" />
}
