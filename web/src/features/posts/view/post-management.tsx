import { today } from 'domain/dates.ts'
import { type ComponentType, useRef, useState } from 'react'
import styled from 'styled-components'
import { SHOWN_POSTS, type ShownPosts } from 'domain/office/managed-posts.ts'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { WaitingDraft } from '#components/editor/waiting-draft.tsx'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { WorkSearch } from '#components/dashboard/work-search.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useTypedSearch } from '#lib/browser/use-typed-search.ts'
import { FoundPosts, PostPages } from '../list/post-lists.tsx'
import type { ListedKind, Post, PostKind } from '../kinds.ts'
import { draftIds, NEW } from '../editor/post-draft.ts'
import { PostEditor } from '../editor/post-editor.tsx'
import { PublishingStatus, usePublishing } from '../publishing/publishing-status.tsx'
import { useEditedId } from '../editor/use-edited-id.ts'
import { useFoundPosts } from '../api.ts'
import { usePostTexts } from '../use-post-texts.ts'

const PARAMETER = 'show'

/** Returns the tabs of a list, and the one that the address names in `?show=`; the first by default. */
function usePostTabs({ name }: Pick<PostKind, 'name'>) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const labels: Record<ShownPosts, string> = {
    all: t`All`,
    published: t`Published`,
    draft: t`Draft`,
    coming: t`Upcoming`,
    past: t`Past`,
  }
  const [first, ...others] = SHOWN_POSTS[name]
  const named = params.get(PARAMETER)
  const choose = (tab: ShownPosts) =>
    setParams((now) => {
      const rest = [...now].filter(([key]) => key !== PARAMETER)
      return new URLSearchParams(tab === first ? rest : [...rest, [PARAMETER, tab]])
    })
  return {
    tabs: SHOWN_POSTS[name].map((id: ShownPosts) => ({ id, label: labels[id] })),
    shown: others.find((tab) => tab === named) ?? first,
    choose,
  }
}

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
              onPreview={setSeen}
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
              onPreview={setSeen}
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
          onPreview={setSeen}
        />
      )}
      {seen && <See post={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}
