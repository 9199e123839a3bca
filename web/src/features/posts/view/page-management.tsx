import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ITEMS } from 'domain/limits.ts'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { WaitingDraft } from '#components/editor/waiting-draft.tsx'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { usePages } from '../api.ts'
import { draftIds, NEW } from '../editor/post-draft.ts'
import { PostEditor } from '../editor/post-editor.tsx'
import { useEditedId } from '../editor/use-edited-id.ts'
import { PAGES, type Post } from '../kinds.ts'
import { PageList } from '../list/page-list.tsx'
import { PublishingStatus } from '../publishing/publishing-status.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'
import { usePostTexts } from '../use-post-texts.ts'
import type { SeeAsVisitor } from './post-management.tsx'

const Count = styled.span`
  color: var(--ink-soft);
`

const byOrder = (a: Post, b: Post) =>
  (a.order ?? 0) - (b.order ?? 0) || (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)

interface PageManagementProps {
  session: OpenSession
  /** A dialog; a feature knows no other, so that of the public pages comes from outside. */
  see: SeeAsVisitor
}

/** Shows the pages that the office makes, drafts too, live, for team and admins. */
export function PageManagement({ session, see: See }: PageManagementProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const words = usePostTexts(PAGES)
  const publishing = usePublishing(session, PAGES)
  const { edited, isLeft, edit, leave, finish } = useEditedId()
  const [seen, setSeen] = useState<Post>()
  const pages = usePages(session)
  const unsaved = draftIds({ uid: session.actor.uid ?? '', kind: PAGES })
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
          onClick={() => edit(NEW)}
        >
          <Icon name="plus" />
          <Trans>Add page</Trans>
        </Button>
      </WorkHead>
      {unsaved.includes(NEW) && edited !== NEW && !isFull && (
        <WaitingDraft text={words.waiting} onContinue={() => edit(NEW)} />
      )}
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
          onSee={setSeen}
        />
      )}
      {edited !== undefined && (
        <PostEditor
          key={edited}
          {...{ session, isLeft }}
          kind={PAGES}
          id={edited}
          onLeave={leave}
          onReturn={() => edit(edited)}
          onFinish={finish}
          onMade={(id) => edit(id, { replace: true })}
          onSee={setSeen}
        />
      )}
      {seen && <See post={seen} onClose={() => setSeen(undefined)} />}
    </section>
  )
}
