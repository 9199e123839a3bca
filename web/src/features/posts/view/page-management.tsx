import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ITEMS } from 'domain/limits.ts'
import { useId, useState, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed, EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useOfficePages } from '#lib/firebase/live-queries.ts'
import { useTexts } from '#lib/format/texts.ts'
import { ListHead } from '#components/dashboard/list-head.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useMovePage } from '../api.ts'
import { type EditedKind, usePostEditor } from '../editor/post-editor.tsx'
import { PAGES, type Post } from '../kinds.ts'
import { PublishingStatus, usePublishing } from '../publishing/publishing-status.tsx'
import { usePostTexts } from '../use-post-texts.ts'
import type { Publishing } from '../publishing/publishing-state.ts'
import { PAGE_COLUMNS, type Direction, moveButtonId, PageRow } from '../list/page-row.tsx'
import { DeletePostDialog } from '../list/post-list-page.tsx'

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
  onPreview: (page: Post) => void
}

/** Lists the pages of the office in their order, with buttons that move them. */
function PageList({ pages, publishing, unsaved, onEdit, onPreview }: PageListProps) {
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
            onPreview={() => onPreview(page)}
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

const Count = styled.span`
  color: var(--ink-soft);
`

const byOrder = (a: Post, b: Post) =>
  (a.order ?? 0) - (b.order ?? 0) || (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)

/** Shows the pages that the office makes, drafts too, live, for team and admins. */
export function PageManagement({ session, see }: Omit<EditedKind, 'kind'>) {
  const { t } = useLingui()
  const texts = useTexts()
  const words = usePostTexts(PAGES)
  const publishing = usePublishing(session, PAGES)
  const { unsaved, edit, startNew, preview, waitingDraft, dialogs } = usePostEditor({
    session,
    kind: PAGES,
    see,
  })
  const pages = useOfficePages(session)
  const count = pages.status === 'ready' ? pages.data.length : undefined
  const most = MAX_ITEMS.pages
  const isFull = count !== undefined && count >= most
  const countId = useId()
  return (
    <section aria-label={words.management}>
      <WorkHead title={words.management} isPart>
        {count !== undefined && (
          <Count id={countId}>
            {isFull ? t`${count} of ${most} pages. Delete one to add another.` : t`${count} of ${most} pages`}
          </Count>
        )}
        <Button
          type="button"
          disabled={isFull}
          aria-describedby={count === undefined ? undefined : countId}
          onClick={startNew}
        >
          <Icon name="plus" />
          <Trans>Add page</Trans>
        </Button>
      </WorkHead>
      {!isFull && waitingDraft}
      <PublishingStatus publishing={publishing} />
      {pages.status === 'loading' && <Loading text={words.loading} />}
      {(pages.status === 'failed' || pages.status === 'unreachable') && (
        <LoadFailed
          text={pages.status === 'failed' ? words.messages.fetchFailed : texts.server.unreachable}
          onRetry={pages.retry}
        />
      )}
      {pages.status === 'ready' && (
        <PageList
          pages={pages.data.toSorted(byOrder)}
          {...{ publishing, unsaved }}
          onEdit={edit}
          onPreview={preview}
        />
      )}
      {dialogs}
    </section>
  )
}
