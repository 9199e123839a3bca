import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { addressOf, type Endpoint } from 'domain/api/endpoint.ts'
import { listFiles } from 'domain/api/files.ts'
import {
  findManagedPosts,
  getPostVersion,
  listPostVersions,
  movePage,
  restorePostVersion,
} from 'domain/api/managed-posts.ts'
import type { ShownPosts } from 'domain/office/managed-posts.ts'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn, withIdToken } from '#lib/firebase/call-signed-in.ts'
import { useListVersion, usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { NoJsonError, sendForm } from '#lib/http/upload-form.ts'
import { type PostValues, splitUrdu } from './post-values.ts'
import type { ListedKind, Post, PostKind } from './kinds.ts'
import { publishingFields } from './schedule.ts'
import { usePostTexts } from './use-post-texts.ts'

/** Returns the files that a page can offer. A kind that offers none asks for nothing. */
export const useListedFiles = ({ fields }: Pick<PostKind, 'fields'>) =>
  useQuery({
    enabled: fields.includes('files'),
    queryKey: queryKeys.pageFiles,
    queryFn: ({ signal }) => callSignedIn(listFiles, {}, { signal }),
  })

/** Listens to which version of a list is stored, and which one is live. */
export const useVersions = (session: OpenSession, { name }: Pick<PostKind, 'name'>) => ({
  stored: useListVersion(session, name),
  published: usePublished(session),
})

interface Asked {
  /** '' where nothing is searched. */
  search: string
  shown: ShownPosts
  offset: number
  /** Version of the stored list: where it changes the search is repeated; undefined while it is not known. */
  version: number | undefined
}

/** Returns what a search found, and the counts of the tabs; those of the whole list where nothing is searched. */
export const useFoundPosts = ({ name }: Pick<ListedKind, 'name'>, { version, ...asked }: Asked) =>
  useQuery({
    queryKey: queryKeys.managedPosts(name, { ...asked, version: version ?? 0 }),
    queryFn: ({ signal }) => {
      const { search, shown, offset } = asked
      const sent = search === '' ? {} : { search, show: shown, offset }
      return callSignedIn(findManagedPosts, { name, ...sent }, { signal })
    },
    // the counts of a list whose version is not known yet would be asked for twice
    enabled: asked.search !== '' || version !== undefined,
    placeholderData: keepPreviousData,
  })

/** Publishes a post, or unpublishes it. */
export function usePublishPost(kind: PostKind, post: Post) {
  const { messages } = usePostTexts(kind)
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => kind.publish(post, !post.is_published),
    onMutate: clearToasts,
    onSuccess: () => void showToast('success', messages.updated),
    onError: (error) => showError(error, { failed: messages.updateFailed }),
  })
}

/** Moves a page of the office up or down by one. */
export function useMovePage() {
  const showError = useErrorToast()
  const { pages } = useTexts()
  return useMutation({
    mutationFn: (move: { id: string; direction: 'up' | 'down' }) => callSignedIn(movePage, move),
    onMutate: clearToasts,
    onError: (error) => showError(error, { failed: pages.updateFailed }),
  })
}

interface DeleteOptions {
  /** Called once it is deleted, also by somebody else. */
  onDeleted: () => void
  /** Called where the post was changed meanwhile: the list shows it as it is now. */
  onChanged: () => void
}

/** Deletes the version of a post that the user has seen. */
export function useDeletePost(kind: PostKind, post: Post, { onDeleted, onChanged }: DeleteOptions) {
  const { messages } = usePostTexts(kind)
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => kind.remove(post),
    onMutate: clearToasts,
    onSuccess: () => {
      void showToast('success', messages.deleted)
      onDeleted()
    },
    onError: (error) => {
      showError(error, { failed: messages.deleteFailed })
      if (!(error instanceof HttpError)) return
      if (error.status === 404) onDeleted()
      if (error.status === 412) onChanged()
    },
  })
}

/** Returns the earlier versions of a stored post. */
export const usePostVersions = ({ name }: Pick<PostKind, 'name'>, { id, updatedAt }: Post) =>
  useQuery({
    queryKey: queryKeys.postVersions(name, id, updatedAt),
    queryFn: ({ signal }) => callSignedIn(listPostVersions, { name, id }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Returns an earlier version with what it says. */
export const usePostVersion = ({ name }: Pick<PostKind, 'name'>, { id }: Pick<Post, 'id'>, kept: string) =>
  useQuery({
    queryKey: queryKeys.postVersion(name, id, kept),
    queryFn: ({ signal }) => callSignedIn(getPostVersion, { name, id, kept }, { signal }),
  })

/** Restores an earlier version in place of the one that the user has seen. @param options.onRestored called once it is stored */
export function useRestoreVersion(kind: PostKind, post: Post, { onRestored }: { onRestored: () => void }) {
  const { messages } = usePostTexts(kind)
  const showError = useErrorToast()
  const { name } = kind
  const { id, updatedAt: version } = post
  return useMutation({
    mutationFn: (kept: string) => callSignedIn(restorePostVersion, { name, id, kept, version }),
    onMutate: clearToasts,
    onSuccess: () => {
      void showToast('success', messages.updated)
      onRestored()
    },
    onError: (error) => showError(error, { failed: messages.updateFailed }),
  })
}

interface Saving {
  /** The stored post that is changed, and its version; undefined for a new post. */
  of?: { id: string; version: string } | undefined
  values: PostValues
  /** The fields that are sent. The others stay as they are stored. */
  fields: readonly (keyof PostValues)[]
}

interface SaveOptions {
  /** @param percent of the bytes sent, 0 to 100 */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Returns the names of the values that are sent for a field of the form. Urdu is sent as a whole. */
function sentAs(field: keyof PostValues): readonly string[] {
  if (field === 'publishing') return ['is_published', 'publish_at']
  return [field.startsWith('ur_') ? 'ur' : field]
}

/**
 * Stores a post or an event with its picture.
 * @throws HttpError for any answer that is not 2xx, 412 where somebody has changed it since; Error without an answer
 */
export async function savePost(
  kind: PostKind,
  { of, values, fields }: Saving,
  { onProgress, signal }: SaveOptions,
): Promise<Post> {
  const form = new FormData()
  const { publishing, ...written } = values
  const { others, ur } = splitUrdu(kind, written)
  const sent = Object.entries({ ...others, ur: JSON.stringify(ur), ...publishingFields(publishing) })
  for (const [name, value] of sent)
    if (value !== null && fields.some((field) => sentAs(field).includes(name))) form.set(name, value)
  const endpoint: Endpoint = of ? kind.change : kind.create
  const address = addressOf(endpoint, of ? { id: of.id } : {})
  const version = of && { 'If-Match': `"${of.version}"` }
  return withIdToken(async (token) => {
    const headers = { Authorization: `Bearer ${token}`, ...version }
    const { status, body } = await sendForm(address, form, onProgress, {
      method: of ? 'PATCH' : 'POST',
      headers,
      signal,
    })
    if (status < 200 || status > 299) throw new HttpError(status, body)
    return body as Post
  }).catch((error: unknown) => {
    throw error instanceof NoJsonError ? new HttpError(error.status, undefined) : error
  })
}
