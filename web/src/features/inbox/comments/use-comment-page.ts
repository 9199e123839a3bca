import { useQuery } from '@tanstack/react-query'
import { listComments } from 'domain/api/comments.ts'
import type { DaysBack } from 'domain/inbox.ts'
import type { COMMENT_STATUSES } from 'domain/comment.ts'
import { FORMS_PER_PAGE } from 'domain/limits.ts'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { nextCursorFrom } from '#lib/next-cursor.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

const MINUTE = 60_000

export interface CommentPlace {
  status: (typeof COMMENT_STATUSES)[number]
  back: DaysBack
  /** '' for the first page. */
  cursor: string
}

/** A page of the comments that wait, or of those on the site, asked again each minute: the team hears of none live. */
export const useCommentPage = (place: CommentPlace) =>
  useQuery({
    queryKey: queryKeys.commentPage({ ...place }),
    queryFn: async ({ signal }) => {
      const { status, back, cursor } = place
      const sent = { status, back, limit: FORMS_PER_PAGE, cursor: cursor || undefined }
      const { answer, headers } = await callSignedInWithHeaders(listComments, sent, { signal })
      return { comments: answer, next: nextCursorFrom(headers.get('link')) }
    },
    refetchInterval: MINUTE,
  })
