import { useQuery } from '@tanstack/react-query'
import { getComment } from 'domain/api/comments.ts'
import type { ListedComment } from 'domain/comment.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useFailure } from '../use-failure.ts'
import { useListWords } from '../use-filter-names.ts'
import { CommentRecord } from './comment-record.tsx'

const GONE = 404

interface OpenCommentProps {
  id: string
  /** As the list has it; undefined where it is on none of its pages that are here. */
  listed: ListedComment | undefined
  onGone: () => void
}

/** What is open, on whatever page of the list it stands. */
export function OpenComment({ id, listed, onGone }: OpenCommentProps) {
  const words = useListWords('comments')
  const failure = useFailure()
  const { data, error } = useQuery({
    queryKey: queryKeys.comment(id),
    queryFn: ({ signal }) => callSignedIn(getComment, { id }, { signal }),
    enabled: listed === undefined,
  })
  const comment = listed ?? data
  if (comment) return <CommentRecord key={id} comment={comment} onGone={onGone} />
  if (!error) return <Loading text={words.loading} />
  const isGone = error instanceof HttpError && error.status === GONE
  return <EmptyState text={isGone ? words.gone : failure(error)} />
}
