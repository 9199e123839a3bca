import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ListHead } from '#components/dashboard/list-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useMovePage } from '../api.ts'
import { PAGES, type Post } from '../kinds.ts'
import type { Publishing } from '../publishing/publishing-state.ts'
import { usePostTexts } from '../use-post-texts.ts'
import { PAGE_COLUMNS, type Direction, moveButtonId, PageRow } from './page-row.tsx'
import { DeletePostDialog } from './post-list-page.tsx'

const Head = styled(ListHead)`
  ${PAGE_COLUMNS}
  padding-inline: var(--s3);
`
const Rows = styled.ul`
  display: grid;
  ${narrowList} {
    gap: var(--s3);
  }
`
const News = styled.output`
  ${visuallyHidden}
`

interface PageListProps {
  /** In their order. */
  pages: readonly Post[]
  publishing: Publishing | undefined
  /** Ids of those whose changes wait on this device. */
  unsaved: readonly string[]
  onEdit: (id: string) => void
  onSee: (page: Post) => void
}

/** Lists the pages of the office in their order, with buttons that move them. */
export function PageList({ pages, publishing, unsaved, onEdit, onSee }: PageListProps) {
  const { t } = useLingui()
  const words = usePostTexts(PAGES)
  const list = useRef<HTMLUListElement>(null)
  const [deleting, setDeleting] = useState<Post>()
  const { mutate, isPending } = useMovePage()
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>()
  const order = pages.map(({ id }) => id).join()
  // a row that changes its place takes its buttons out of the document for a moment
  useLayoutEffect(() => {
    if (!moved || document.activeElement !== document.body) return
    document.getElementById(moveButtonId(moved.id, moved.direction))?.focus()
  }, [order, moved])
  const move = (id: string, direction: Direction) => {
    if (isPending) return
    setMoved({ id, direction })
    mutate({ id, direction })
  }
  const last = pages.find(({ id }) => id === moved?.id)
  const place = last ? pages.indexOf(last) + 1 : 0
  const total = pages.length
  if (total === 0) return <EmptyState text={words.none} />
  return (
    <>
      <News>{last && t`${last.title}: ${place} of ${total}`}</News>
      <Head>
        <span>{t`Page`}</span>
        <span>{t`Linked in`}</span>
        <span>{t`Status`}</span>
        <span>{t`Changed`}</span>
      </Head>
      <Rows ref={list} tabIndex={-1} aria-label={words.list}>
        {pages.map((page, index) => (
          <PageRow
            key={page.id}
            {...{ page, publishing }}
            isUnsaved={unsaved.includes(page.id)}
            isFirst={index === 0}
            isLast={index === total - 1}
            onMove={(direction) => move(page.id, direction)}
            onEdit={() => onEdit(page.id)}
            onSee={() => onSee(page)}
            onDelete={() => setDeleting(page)}
          />
        ))}
      </Rows>
      {deleting && (
        <DeletePostDialog
          kind={PAGES}
          publishing={publishing}
          post={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined)
            requestAnimationFrame(() => (list.current ?? document.getElementById('main'))?.focus())
          }}
        />
      )}
    </>
  )
}
