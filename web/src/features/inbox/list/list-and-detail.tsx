import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { withChoice } from '#components/dashboard/selection.tsx'
import { wideList } from '#styles/narrow-list.ts'
import { DETAIL_TITLE } from '../detail/inbox-detail.tsx'
import { ListSide, DetailSide } from './inbox-layout.ts'
import { rowId, Rows } from './inbox-row.tsx'
import type { RowChoice } from './list-kind.ts'
import { SelectionTools } from './selection-tools.tsx'

const BackRow = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: var(--s2);
  border-block-end: 1px solid var(--line);

  ${wideList} {
    display: none;
  }
`

const NextLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: inherit;
`

const Pages = styled(Pagination)`
  padding: var(--s3);
`

/** What is done with several rows. */
export interface Selecting {
  /** Asks before rows are deleted. @param onGone called with those that were deleted */
  onDelete: (ids: readonly string[], onGone: (ids: readonly string[]) => void) => void
  onCancel: () => void
}

interface ListAndDetailProps {
  words: { name: string; all: string; next: string }
  /** Ids of the rows on this page, in order. */
  ids: readonly string[]
  /** Id of the entry that the address names; '' for none. */
  open: string
  /** Builds the address of an entry, or of the list for ''. */
  to: (id: string) => string
  /** @param choice whether it is selected; undefined while rows are not selected */
  row: (id: string, isOpen: boolean, choice: RowChoice | undefined) => ReactNode
  /** @param onGone called when the entry was deleted or has left the list */
  detail: (id: string, onGone: () => void) => ReactNode
  /** Called to close the open entry. */
  onLeave: () => void
  pages?: { current: number; hasNext: boolean; onChoose: (page: number) => void }
  /** Below the rows. */
  foot?: ReactNode
  /** Present while rows are selected. */
  selecting?: Selecting | undefined
}

/** Shows the rows and the open entry: side by side, or one at a time on a phone. By default the first entry is open. */
export function ListAndDetail({
  words,
  ids,
  open,
  to,
  row,
  detail,
  onLeave,
  pages,
  foot,
  selecting,
}: ListAndDetailProps) {
  // stays when new entries come before it
  const [first, setFirst] = useState(ids[0])
  if (first === undefined && ids[0] !== undefined) setFirst(ids[0])
  const selected = open || first || ''
  const next = ids[ids.indexOf(selected) + 1]
  /** The rows that are ticked. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  // rows that have left the page are no longer selected
  const chosenHere = ids.filter((id) => chosen.includes(id))
  const land = useFocus(open)
  const handleGone = (gone: readonly string[], isPart = false) => {
    const isLeft = (id: string) => !gone.includes(id)
    const from = ids.findIndex((id) => !isLeft(id))
    const other = ids.find((id, at) => at > from && isLeft(id)) ?? ids.findLast(isLeft)
    const isOpenGone = !isLeft(selected)
    if (isOpenGone || (first !== undefined && !isLeft(first))) setFirst(other)
    if (isOpenGone && open) onLeave()
    // what could not be deleted stays selected, and the focus in its bar
    if (!isPart) land(other, isOpenGone)
  }
  const choiceOf = (id: string): RowChoice | undefined =>
    selecting && {
      isSelected: chosen.includes(id),
      onSelect: (isChosen) => setChosen(withChoice(chosen, id, isChosen)),
    }
  return (
    <>
      {selecting && (
        <SelectionTools
          isBehind={open !== ''}
          {...{ ids, selected: chosenHere, onSelect: setChosen, onCancel: selecting.onCancel }}
          onDelete={() =>
            selecting.onDelete(chosenHere, (gone) => handleGone(gone, gone.length < chosenHere.length))
          }
        />
      )}
      <ListSide $isBehind={open !== ''}>
        <Rows aria-label={words.name}>
          {ids.map((id) => (
            <Fragment key={id}>{row(id, id === selected, choiceOf(id))}</Fragment>
          ))}
        </Rows>
        {pages && (pages.hasNext || pages.current > 1) && <Pages numbers={[pages.current]} {...pages} />}
        {foot}
      </ListSide>
      <DetailSide $isBehind={open === ''}>
        <BackRow>
          <MiniLink to={to('')} $kind="plain">
            <Icon name="back" />
            {words.all}
          </MiniLink>
          {next !== undefined && (
            <NextLink to={to(next)} aria-label={words.next}>
              <Icon name="arrow" />
            </NextLink>
          )}
        </BackRow>
        {selected && detail(selected, () => handleGone([selected]))}
      </DetailSide>
    </>
  )
}

/**
 * Moves the focus to the entry that was opened, and back to its row.
 * @returns a function that moves it to another row, or to the view, after entries were deleted
 */
function useFocus(open: string) {
  const before = useRef(open)
  const [landing, setLanding] = useState<{ id: string }>()
  const landed = useRef<typeof landing>(undefined)
  const move = useEffectEvent(() => {
    if (before.current === open) return
    const id = open === '' ? rowId(before.current) : DETAIL_TITLE
    before.current = open
    document.getElementById(id)?.focus()
  })
  useEffect(() => move(), [open])
  useEffect(() => {
    if (landing === landed.current) return
    const row = document.getElementById(landing?.id ?? '')
    // on a phone, until the entry has left the address
    if (row?.offsetParent === null) return
    landed.current = landing
    ;(row ?? document.getElementById('main'))?.focus()
  }, [landing, open])
  return (other: string | undefined, isOpenGone: boolean) => {
    if (isOpenGone) before.current = ''
    setLanding({ id: other === undefined ? 'main' : rowId(other) })
  }
}
