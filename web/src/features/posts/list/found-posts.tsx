import { useLingui } from '@lingui/react/macro'
import { BLOGS_MANAGED } from 'domain/values/list-limits.ts'
import type { ShownPosts } from 'domain/office/managed-posts.ts'
import { useState } from 'react'
import { ClearSearch } from '#components/dashboard/work-search.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { PostListPage, type PostListPageProps } from './post-list-page.tsx'
import { useFoundPosts } from '../api.ts'
import type { ListedKind } from '../kinds.ts'
import { usePostTexts } from '../use-post-texts.ts'

interface FoundPostsProps extends Pick<PostListPageProps, 'publishing' | 'unsaved' | 'onEdit' | 'onSee'> {
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
