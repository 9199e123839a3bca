import { today } from 'domain/dates.ts'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { SHOWN_POSTS, type ShownPosts } from 'domain/office/managed-posts.ts'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { WorkSearch } from '#components/dashboard/work-search.tsx'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import { useTypedSearch } from '#lib/browser/use-typed-search.ts'
import { FoundPosts, PostPages } from '../list/post-lists.tsx'
import type { ListedKind, PostKind } from '../kinds.ts'
import { type EditedKind, usePostEditor } from '../editor/post-editor.tsx'
import { PublishingStatus, usePublishing } from '../publishing/publishing-status.tsx'
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

/** Shows the posts or events, drafts too, live, page by page, for team and admins. */
export function PostManagement({ session, kind, see }: EditedKind<ListedKind>) {
  const words = usePostTexts(kind)
  const publishing = usePublishing(session, kind)
  const { unsaved, edit, startNew, preview, waitingDraft, dialogs } = usePostEditor({ session, kind, see })
  const [typed, setTyped] = useTypedSearch()
  const searchBox = useRef<HTMLInputElement>(null)
  const search = usePausedSearch(typed)
  const { tabs, shown, choose } = usePostTabs(kind)
  const [day] = useState(() => today())
  const version = publishing?.version
  const counts = useFoundPosts(kind, { search, shown, offset: 0, version }).data?.counts
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
        <Add type="button" onClick={startNew}>
          <Icon name="plus" />
          {words.add}
        </Add>
      </WorkHead>
      {waitingDraft}
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
              onPreview={preview}
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
              onPreview={preview}
            />
          )}
        </Panel>
      </Tabs>
      {dialogs}
    </>
  )
}
