import { today } from 'domain/dates.ts'
import type { ComponentType } from 'react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { WaitingDraft } from '#components/editor/waiting-draft.tsx'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { WorkSearch } from '#components/dashboard/work-search.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useTypedSearch } from '#lib/browser/use-typed-search.ts'
import { FoundPosts } from '../list/found-posts.tsx'
import type { ListedKind, Post } from '../kinds.ts'
import { draftIds, NEW } from '../editor/post-draft.ts'
import { PostEditor } from '../editor/post-editor.tsx'
import { PostPages } from '../list/post-pages.tsx'
import { PublishingStatus } from '../publishing/publishing-status.tsx'
import { useEditedId } from '../editor/use-edited-id.ts'
import { useFoundPosts } from '../api.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import { usePostTabs } from '../list/use-post-tabs.ts'
import { usePostTexts } from '../use-post-texts.ts'

/* as high as the search beside it */
const Add = styled(Button)`
  min-block-size: 50px;
`

const Panel = styled.div`
  margin-block-start: var(--s4);
`

/** Previews a post as its page shows it. */
export type SeeAsVisitor = ComponentType<{ post: Post; onClose: () => void }>

export interface PostManagementProps {
  session: OpenSession
  kind: ListedKind
  /** A dialog; a feature knows no other, so that of the public pages comes from outside. */
  see: SeeAsVisitor
}

/** Shows the posts or events, drafts too, live, page by page, for team and admins. */
export function PostManagement({ session, kind, see: See }: PostManagementProps) {
  const words = usePostTexts(kind)
  const publishing = usePublishing(session, kind)
  const { edited, isLeft, edit, leave, finish } = useEditedId()
  const [seen, setSeen] = useState<Post>()
  const [typed, setTyped] = useTypedSearch()
  const searchBox = useRef<HTMLInputElement>(null)
  const search = usePausedSearch(typed)
  const { tabs, shown, choose } = usePostTabs(kind)
  const [day] = useState(() => today())
  const version = publishing?.version
  const counts = useFoundPosts(kind, { search, shown, offset: 0, version }).data?.counts
  const { uid } = session.actor
  const unsaved = draftIds({ uid: uid ?? '', kind })
  return (
    <>
      <WorkHead title={words.management} isInBar>
        <WorkSearch
          label={words.search}
          placeholder={words.searching}
          value={typed}
          onChange={setTyped}
          input={searchBox}
        />
        <Add type="button" onClick={() => edit(NEW)}>
          <Icon name="plus" />
          {words.add}
        </Add>
      </WorkHead>
      {unsaved.includes(NEW) && edited !== NEW && (
        <WaitingDraft text={words.waiting} onContinue={() => edit(NEW)} />
      )}
      <PublishingStatus publishing={publishing} />
      <Tabs
        name={kind.name}
        label={words.list}
        tabs={tabs.map((tab) => ({ ...tab, count: counts?.[tab.id] }))}
        selected={shown}
        onSelect={choose}
      >
        <Panel>
          {search === '' ? (
            <PostPages
              key={shown}
              {...{ session, kind, publishing, unsaved, counts }}
              filter={{ shown, day }}
              onEdit={edit}
              onSee={setSeen}
            />
          ) : (
            <FoundPosts
              key={`${shown} ${search}`}
              {...{ kind, publishing, unsaved, search, shown }}
              onClearSearch={() => {
                setTyped('')
                searchBox.current?.focus()
              }}
              onEdit={edit}
              onSee={setSeen}
            />
          )}
        </Panel>
      </Tabs>
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
