import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { findManagedPosts } from 'domain/api/managed-posts.ts'
import type { ShownPosts } from 'domain/managed-posts.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import type { PostKind } from '../kinds.ts'

interface Asked {
  /** '' where nothing is searched. */
  search: string
  shown: ShownPosts
  offset: number
  /** Of the stored list: a change of it asks anew; undefined while it is not known. */
  version: number | undefined
}

/** What a search found, and the numbers on the tabs; those of the whole list where nothing is searched. */
export const useFoundPosts = ({ name }: Pick<PostKind, 'name'>, { version, ...asked }: Asked) =>
  useQuery({
    queryKey: queryKeys.managedPosts(name, { ...asked, version: version ?? 0 }),
    queryFn: ({ signal }) => {
      const { search, shown, offset } = asked
      const sent = search === '' ? {} : { search, show: shown, offset }
      return callSignedIn(findManagedPosts, { name, ...sent }, { signal })
    },
    // the numbers of a list whose version is not known yet would be asked for twice
    enabled: asked.search !== '' || version !== undefined,
    placeholderData: keepPreviousData,
  })
