import { skipToken, useQuery } from '@tanstack/react-query'
import { getUserHistory } from 'domain/api/users.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { stateOf } from './changes.ts'

/** What was decided on her before, and whether her address is proven; asked for once somebody is known. */
export const useHistoryQuery = (user: WithId<UserDocument> | undefined) =>
  useQuery({
    queryKey: queryKeys.userHistory(user?.id ?? '', user ? stateOf(user) : ''),
    queryFn: user ? ({ signal }) => callSignedIn(getUserHistory, { id: user.id }, { signal }) : skipToken,
  })

/** The same; undefined while it is not known. */
export const useHistory = (user: WithId<UserDocument>) => useHistoryQuery(user).data
