import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { approveComment, deleteComment, getComment, listComments } from 'domain/api/comments.ts'
import {
  acceptSuspect,
  changeSavedReplies,
  deleteDonation,
  deleteMessage,
  deleteOffer,
  handleMessage,
  handleOffer,
  listSuspects,
  receiveDonation,
  reopenDonation,
  reopenMessage,
  reopenOffer,
  searchForms,
  sendReply,
  sendReplyAgain,
} from 'domain/api/inbox.ts'
import type { COMMENT_STATUSES } from 'domain/comment.ts'
import type { DaysBack, HandledAs, Shown } from 'domain/inbox.ts'
import { today } from 'domain/dates.ts'
import { FORMS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { SavedReply } from 'domain/schemas/handling.ts'
import type { SavedRepliesDocument } from 'domain/stored/sent-forms.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { dropDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import { callSignedIn, callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import { useLiveSavedReplies } from '#lib/firebase/live-queries.ts'
import type { FormList } from '#lib/firebase/queries.ts'
import { type Outcome, runForEach } from '#lib/firebase/run-for-each.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import { HttpError } from '#lib/http/http.ts'
import { nextCursorFrom } from '#lib/query/use-cursors.ts'
import { paths } from '#lib/paths.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { usePageFile } from '#lib/query/use-page-file.ts'

const MINUTE = 60_000
const NOT_FOUND = 404

/** Returns the causes as the public page has them; undefined while they load. @param isNeeded whether to ask at all */
export function useCauses(isNeeded: boolean) {
  const { data } = usePageFile(paths.causes, isNeeded)
  return data && (data.content.causes ?? null)
}

/** Returns the next published event; undefined if there is none, and while it loads. @param isNeeded whether to ask at all */
export function useNextEvent(isNeeded: boolean) {
  const { data } = usePageFile(paths.contact, isNeeded)
  return data?.events?.coming.find(({ date }) => date >= today())
}

/** A saved reply with its id. One of an old document has none, and is named after its index until it is stored again. */
export type KnownReply = SavedReply & { id: string }

/**
 * Listens to the saved replies, none while they load. `revision` is what a change is based on.
 * @param answer the answer to the last change, which may come before the listener reports it
 */
export function useSavedReplies(session: OpenSession, answer?: SavedRepliesDocument) {
  const live = useLiveSavedReplies(session)
  const heard = live.status === 'ready' ? live.data : null
  const { replies = [], revision = 0 } =
    answer && answer.revision > (heard?.revision ?? 0) ? answer : (heard ?? {})
  const known = replies.map((reply, index): KnownReply => ({ ...reply, id: reply.id ?? `old-${index}` }))
  return { live, replies: known, revision }
}

interface SavedRepliesChange {
  replies: KnownReply[]
  revision: number
  /** The draft that is stored or deleted with it. */
  draft?: string
}

/** Stores all saved replies. What follows here also happens after the view was left. */
export function useChangeSavedReplies() {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({ replies, revision }: SavedRepliesChange) =>
      callSignedIn(changeSavedReplies, { replies, revision }),
    onSuccess: (_stored, { draft }) => draft && dropDraft(draft),
    onError: (error) => showError(error),
  })
}

interface WrittenReply {
  text: string
  is_last: boolean
  /** The same while the same reply is sent again. */
  key: string
  /** How many replies the page shows. */
  revision: number
}

/** Names a user's draft of a reply to a message. */
export const replyDraft = (uid: string, id: string): string => ownDraft(uid, `reply-${id}`)

const sendKey = (id: string) => ['send-reply', id]

/**
 * Sends a reply to a message and deletes its draft, also after the message was left. Its listener shows the result.
 * @param onFailed also called after the message was left
 */
export const useSendReply = (id: string, draft: string, onFailed: (error: unknown) => void) =>
  useMutation({
    mutationKey: sendKey(id),
    mutationFn: (reply: WrittenReply) => callSignedIn(sendReply, { id, ...reply }),
    onSuccess: () => dropDraft(draft),
    onError: onFailed,
  })

/** Returns whether this page is sending a reply to a message. */
export const useIsSending = (id: string): boolean => useIsMutating({ mutationKey: sendKey(id) }) > 0

/** Sends the last reply to a message again, after it failed. */
export function useSendReplyAgain(id: string) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => callSignedIn(sendReplyAgain, { id }),
    onError: (error) => showError(error),
  })
}

/** What the pages of a search answer: entries, and in the headers the next cursor and how far back was searched. */
interface FoundPage<Item> {
  answer: readonly Item[]
  headers: Headers
}

function useSearch<Item>(
  queryKey: readonly unknown[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<FoundPage<Item>>,
) {
  const { data, ...query } = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ headers }) => nextCursorFrom(headers.get('link')),
  })
  return {
    ...query,
    items: data?.pages.flatMap(({ answer }) => answer),
    /** How far back was searched, ISO 8601 UTC. */
    searchedTo: data?.pages.at(-1)?.headers.get('x-searched-to') ?? undefined,
  }
}

/** A search's result, of which `fetchNextPage` searches further back. */
export type Found<Item> = ReturnType<typeof useSearch<Item>>

/** Searches a list of forms. */
export const useFoundForms = (list: FormList, asked: { search: string; shown: Shown; back: DaysBack }) =>
  useSearch(queryKeys.foundForms(list, asked), (cursor, signal) => {
    const { shown: show, ...rest } = asked
    return callSignedInWithHeaders(searchForms, { name: list, show, ...rest, cursor }, { signal })
  })

/** Reads what bots seem to have sent, newest first. */
export const useSuspects = () =>
  useSearch(queryKeys.suspects, (cursor, signal) =>
    callSignedInWithHeaders(listSuspects, { cursor }, { signal }),
  )

/** Moves a form from suspected spam to its list. @param onMoved called once it has left the list */
export function useAcceptSuspect(id: string, success: string, onMoved: () => void) {
  const client = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => callSignedIn(acceptSuspect, { id }),
    onSuccess: () => {
      void showToast('success', success)
      void client.invalidateQueries({ queryKey: queryKeys.suspects })
      void client.invalidateQueries({ queryKey: queryKeys.inbox })
      onMoved()
    },
    onError: (error) => showError(error),
  })
}

interface CommentFilter {
  status: (typeof COMMENT_STATUSES)[number]
  back: DaysBack
}

/** Searches the comments. */
export const useFoundComments = (asked: CommentFilter & { search: string }) =>
  useSearch(queryKeys.foundComments(asked), (cursor, signal) =>
    callSignedInWithHeaders(listComments, { ...asked, cursor }, { signal }),
  )

/** Returns a page of comments, asked again each minute: the team cannot listen to them. @param cursor '' for the first page */
export const useCommentPage = (asked: CommentFilter & { cursor: string }) =>
  useQuery({
    queryKey: queryKeys.commentPage({ ...asked }),
    queryFn: async ({ signal }) => {
      const { status, back, cursor } = asked
      const sent = { status, back, limit: FORMS_PER_PAGE, cursor: cursor || undefined }
      const { answer, headers } = await callSignedInWithHeaders(listComments, sent, { signal })
      return { comments: answer, next: nextCursorFrom(headers.get('link')) }
    },
    refetchInterval: MINUTE,
  })

/** Returns one comment. @param isNeeded whether to ask at all */
export const useComment = (id: string, isNeeded: boolean) =>
  useQuery({
    queryKey: queryKeys.comment(id),
    queryFn: ({ signal }) => callSignedIn(getComment, { id }, { signal }),
    enabled: isNeeded,
  })

/** Returns what asks for the comments and the counts again. */
function useRefreshComments() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.comments })
    void client.invalidateQueries({ queryKey: queryKeys.inbox })
  }
}

/** Approves a comment. @param onApproved called once it has left the list of those that wait */
export function useApproveComment(id: string, success: string, onApproved: () => void) {
  const refresh = useRefreshComments()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => callSignedIn(approveComment, { id }),
    onSuccess: () => {
      void showToast('success', success)
      refresh()
      onApproved()
    },
    onError: (error) => showError(error),
  })
}

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === NOT_FOUND

/** Deletes a comment. One that somebody else has deleted counts as deleted. */
export function useDeleteComment(id: string, onDeleted: () => void) {
  const refresh = useRefreshComments()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () =>
      callSignedIn(deleteComment, { id }).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onSuccess: () => {
      refresh()
      onDeleted()
    },
    onError: (error) => showError(error),
  })
}

const DELETIONS = { messages: deleteMessage, volunteers: deleteOffer, donations: deleteDonation } as const

/** The ids of the entries that are gone, how many of them somebody else had deleted, and which could not be deleted. */
export interface Deletion extends Outcome<string> {
  missing: number
}

/** Deletes entries of a list, with the drafts of replies to them. An entry that cannot be deleted does not stop the others. */
export function useDeleteForms(
  uid: string,
  list: FormList,
  ids: readonly string[],
  onDeleted: (deletion: Deletion) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<Deletion> => {
      let missing = 0
      const outcome = await runForEach(ids, async (id) => {
        try {
          await callSignedIn(DELETIONS[list], { id })
        } catch (error) {
          if (!isGone(error)) throw error
          missing += 1
        }
      })
      return { ...outcome, missing }
    },
    onSuccess: (deletion) => {
      for (const id of deletion.done) dropDraft(replyDraft(uid, id))
      void client.invalidateQueries({ queryKey: queryKeys.inbox })
      void client.invalidateQueries({ queryKey: queryKeys.office })
      onDeleted(deletion)
    },
  })
}

interface Handled {
  id: string
  /** When it was marked as done, as the page shows it: a newer mark is not undone. */
  handledAt?: string
}

async function mark(
  list: FormList,
  { id, handledAt: version }: Handled,
  as: HandledAs | 'received' | undefined,
) {
  const reopened = { id, ...(version && { version }) }
  if (list === 'donations')
    return as ? callSignedIn(receiveDonation, { id }) : callSignedIn(reopenDonation, reopened)
  if (!as) return callSignedIn(list === 'messages' ? reopenMessage : reopenOffer, reopened)
  const state = as === 'answered' ? 'answered' : 'handled'
  return callSignedIn(list === 'messages' ? handleMessage : handleOffer, { id, state })
}

/** Marks an entry of a list as done, or reopens it where `mutate` gets undefined. Its listener shows the result. */
export function useMark(list: FormList, handled: Handled) {
  const client = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (as: HandledAs | 'received' | undefined) => mark(list, handled, as),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.inbox })
      void client.invalidateQueries({ queryKey: queryKeys.today })
    },
    onError: (error) => showError(error),
  })
}

/** Saves a file of the office on this device. @param address asked for when `mutate` is called, not before */
export function useSaveFile(address: string, name: string) {
  const showError = useErrorToast()
  const { t } = useLingui()
  return useMutation({
    mutationFn: () => saveFile(address, name, {}, t`Export this list`),
    onError: (error) => showError(error),
  })
}
