import { useLingui } from '@lingui/react/macro'
import { BLOGS_MANAGED } from 'domain/limits.ts'
import type { ShownPosts } from 'domain/managed-posts.ts'
import { useState } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PostPage, type PostPageProps } from './post-page.tsx'
import { useFoundPosts } from './use-found-posts.ts'
import { useMessageOf, useWords } from '../use-words.ts'

interface FoundPagesProps extends Pick<
  PostPageProps,
  'kind' | 'publishing' | 'unsaved' | 'onEdit' | 'onSee'
> {
  search: string
  shown: ShownPosts
}

/** What a search found under one tab, a page at a time; asked anew whenever the list has changed. */
export function FoundPages({ search, shown, ...rest }: FoundPagesProps) {
  const { kind, publishing } = rest
  const { t } = useLingui()
  const words = useWords(kind)
  const messageOf = useMessageOf()
  const [page, setPage] = useState(1)
  const offset = (page - 1) * BLOGS_MANAGED
  const asked = { search, shown, offset, version: publishing?.version }
  const { data, error, isPlaceholderData, refetch } = useFoundPosts(kind, asked)
  if (error && (!data || isPlaceholderData))
    return <LoadFailed text={messageOf(error, words.said.fetchFailed)} onRetry={() => void refetch()} />
  // what another search or tab found is none of this one
  if (!data || (isPlaceholderData && page === 1)) return <Loading text={words.loading} />
  if (data.posts.length === 0 && page > 1) setPage(page - 1)
  if (data.posts.length === 0) return <EmptyState text={t`No results`} />
  return (
    <PostPage
      {...rest}
      posts={data.posts}
      current={page}
      hasNext={offset + data.posts.length < (data.counts[shown] ?? 0)}
      onChoose={setPage}
    />
  )
}
