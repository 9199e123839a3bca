import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import type { Post, PostKind } from './kinds.ts'
import { draftIds, NEW } from './post-draft.ts'
import { PostEditor } from './post-editor.tsx'
import { PostPages } from './post-pages.tsx'
import { PublishingStatus } from './publishing-status.tsx'
import { useEditedId } from './use-edited-id.ts'
import { usePublishing } from './use-publishing.ts'
import { useWords } from './use-words.ts'

const Waiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s4);
  margin-block-end: var(--s4);
  padding: var(--s2) var(--s4);
  border-inline-start: 6px solid var(--waiting-edge);
  background: var(--waiting-tint);
`

/** What shows a post as its page does. */
export type SeeAsVisitor = ComponentType<{ post: Post; onClose: () => void }>

export interface PostManagementProps {
  session: OpenSession
  kind: PostKind
  /** A dialog; a feature knows no other, so that of the public pages comes from outside. */
  see: SeeAsVisitor
}

/** The posts or events of the chamber, drafts too, live, page by page, for team and admins. */
export function PostManagement({ session, kind, see: See }: PostManagementProps) {
  const words = useWords(kind)
  const publishing = usePublishing(session, kind)
  const { edited, isLeft, edit, leave, finish } = useEditedId()
  const [seen, setSeen] = useState<Post>()
  const { uid } = session.actor
  const unsaved = draftIds({ uid: uid ?? '', kind })
  return (
    <>
      <WorkHead title={words.management} isInBar>
        <Button type="button" $small onClick={() => edit(NEW)}>
          <Icon name="plus" />
          {words.add}
        </Button>
      </WorkHead>
      {unsaved.includes(NEW) && edited !== NEW && (
        <Waiting>
          {words.waiting}
          <Button type="button" $kind="plain" $small onClick={() => edit(NEW)}>
            <Trans>Go on writing</Trans>
          </Button>
        </Waiting>
      )}
      <PublishingStatus publishing={publishing} />
      <PostPages {...{ session, kind, publishing, unsaved }} onEdit={edit} onSee={setSeen} />
      {edited !== undefined && (
        <PostEditor
          key={edited}
          {...{ session, kind, isLeft }}
          id={edited}
          onLeave={leave}
          onReturn={() => edit(edited)}
          onFinish={finish}
          onMade={(id) => edit(id, { replace: true })}
          onSee={setSeen}
        />
      )}
      {seen && <See post={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}
