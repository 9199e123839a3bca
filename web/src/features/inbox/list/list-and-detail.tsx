import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { wideList } from '#styles/narrow-list.ts'
import { DETAIL_TITLE } from '../detail/inbox-detail.tsx'
import { ListSide, DetailSide } from './inbox-layout.ts'
import { rowId, Rows } from './inbox-row.tsx'

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

interface ListAndDetailProps {
  words: { name: string; all: string; next: string }
  /** Ids of the rows on this page, in order. */
  ids: readonly string[]
  /** Id of the entry that the address names; '' for none. */
  open: string
  /** Builds the address of an entry, or of the list for ''. */
  to: (id: string) => string
  row: (id: string, isOpen: boolean) => ReactNode
  /** @param onGone called when the entry was deleted or has left the list */
  detail: (id: string, onGone: () => void) => ReactNode
  /** Called to close the open entry. */
  onLeave: () => void
  pages?: { current: number; hasNext: boolean; onChoose: (page: number) => void }
  /** Below the rows. */
  foot?: ReactNode
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
}: ListAndDetailProps) {
  // stays when new entries come before it
  const [first, setFirst] = useState(ids[0])
  if (first === undefined && ids[0] !== undefined) setFirst(ids[0])
  const selected = open || first || ''
  const next = ids[ids.indexOf(selected) + 1]
  const land = useFocus(open)
  const handleGone = () => {
    const other = next ?? ids[ids.indexOf(selected) - 1]
    setFirst(other)
    if (open) onLeave()
    land(other)
  }
  return (
    <>
      <ListSide $isBehind={open !== ''}>
        <Rows aria-label={words.name}>
          {ids.map((id) => (
            <Fragment key={id}>{row(id, id === selected)}</Fragment>
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
        {selected && detail(selected, handleGone)}
      </DetailSide>
    </>
  )
}

/**
 * Moves the focus to the entry that was opened, and back to its row.
 * @returns a function that moves it to another row, or to the view, after an entry was deleted
 */
function useFocus(open: string) {
  const before = useRef(open)
  const [landing, setLanding] = useState<string>()
  const move = useEffectEvent(() => {
    if (before.current === open) return
    const id = open === '' ? rowId(before.current) : DETAIL_TITLE
    before.current = open
    document.getElementById(id)?.focus()
  })
  useEffect(() => move(), [open])
  useEffect(() => {
    if (landing !== undefined) (document.getElementById(landing) ?? document.getElementById('main'))?.focus()
  }, [landing])
  return (other: string | undefined) => {
    before.current = ''
    setLanding(other === undefined ? 'main' : rowId(other))
  }
}
