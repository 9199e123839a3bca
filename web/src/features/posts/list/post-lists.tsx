import { useLingui } from '@lingui/react/macro'
import { BLOGS_MANAGED } from 'domain/values/list-limits.ts'
import type { FoundPosts, ShownPosts } from 'domain/office/managed-posts.ts'
import { useState } from 'react'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useManagedPosts } from '#lib/firebase/live-queries.ts'
import { placeOf, type PostFilter, type PostPlace } from '#lib/firebase/queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useTexts } from '#lib/format/texts.ts'
import { ClearSearch } from '#components/dashboard/work-search.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useFoundPosts } from '../api.ts'
import { PostListPage, type PostListPageProps } from './post-list-page.tsx'
import { usePostTexts } from '../use-post-texts.ts'
import type { ListedKind } from '../kinds.ts'

interface PostPagesProps extends Pick<
  PostListPageProps,
  'kind' | 'publishing' | 'unsaved' | 'onEdit' | 'onPreview'
> {
  session: OpenSession
  filter: PostFilter
  /** How many there are under each tab; undefined while that is not known. */
  counts: FoundPosts['counts'] | undefined
}

/** Shows the list page by page, live. */
export function PostPages({ session, filter, counts = {}, ...rest }: PostPagesProps) {
  const { kind } = rest
  const { t } = useLingui()
  const texts = useTexts()
  const words = usePostTexts(kind)
  const cursors = useCursors<PostPlace>()
  const posts = useManagedPosts(session, kind.name, filter, cursors.cursor)
  switch (posts.status) {
    case 'loading':
      return <Loading text={words.loading} />
    case 'unreachable':
    case 'failed':
      return (
        <LoadFailed
          text={posts.status === 'failed' ? words.messages.fetchFailed : texts.server.unreachable}
          onRetry={posts.retry}
        />
      )
    case 'ready': {
      // the last of this page are gone
      if (posts.data.length === 0) cursors.goToPreviousPage()
      if (posts.data.length === 0) {
        const isElsewhere = Object.values(counts).some((count) => count > 0)
        return <EmptyState text={isElsewhere ? t`This list is empty` : words.none} />
      }
      const shown = posts.data.slice(0, BLOGS_MANAGED)
      const last = shown.at(-1)
      return (
        <PostListPage
          {...rest}
          posts={shown}
          current={cursors.current}
          total={counts[filter.shown]}
          hasNext={posts.data.length > BLOGS_MANAGED}
          onChoose={(page) => cursors.choose(page, last && placeOf(kind.name, last))}
        />
      )
    }
  }
}

interface FoundPostsProps extends Pick<PostListPageProps, 'publishing' | 'unsaved' | 'onEdit' | 'onPreview'> {
  kind: ListedKind
  search: string
  shown: ShownPosts
  onClearSearch: () => void
}

/** Shows what a search found under one tab, page by page. It searches again whenever the list has changed. */
export function FoundPosts({ search, shown, onClearSearch, ...rest }: FoundPostsProps) {
  const { kind, publishing } = rest
  const { t } = useLingui()
  const words = usePostTexts(kind)
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const offset = (page - 1) * BLOGS_MANAGED
  const asked = { search, shown, offset, version: publishing?.version }
  const { data, error, isPlaceholderData, refetch } = useFoundPosts(kind, asked)
  if (error && (!data || isPlaceholderData))
    return (
      <LoadFailed
        text={errorText(error, { failed: words.messages.fetchFailed })}
        onRetry={() => void refetch()}
      />
    )
  // the data of another search or tab is not shown
  if (!data || (isPlaceholderData && page === 1)) return <Loading text={words.loading} />
  if (data.posts.length === 0 && page > 1) setPage(page - 1)
  if (data.posts.length === 0)
    return <EmptyState text={t`No results`} action={<ClearSearch onPress={onClearSearch} />} />
  return (
    <PostListPage
      {...rest}
      posts={data.posts}
      current={page}
      total={data.counts[shown]}
      hasNext={offset + data.posts.length < (data.counts[shown] ?? 0)}
      onChoose={setPage}
    />
  )
}
