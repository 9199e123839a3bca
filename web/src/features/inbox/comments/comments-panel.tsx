import { useLingui } from '@lingui/react/macro'
import { listComments } from 'domain/api/comments.ts'
import { can } from 'domain/permissions.ts'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { ExportButton } from '../export-button.tsx'
import { FoundList } from '../list/found-list.tsx'
import { FilterSide, InboxLayout } from '../list/inbox-layout.ts'
import { usePlace } from '../place.ts'
import { useBackNames } from '../use-filter-names.ts'
import { CommentPages } from './comment-pages.tsx'
import { CommentRow } from './comment-row.tsx'
import { OpenComment } from './open-comment.tsx'

/** The comments that wait for a decision, or those on the site, for team and admins. */
export function CommentsPanel({ session, search }: { session: OpenSession; search: string }) {
  const { t } = useLingui()
  const { place, go } = usePlace()
  // what waits comes first: there is no list of both
  const shown = place.shown === 'done' ? 'done' : 'new'
  const status = shown === 'done' ? 'approved' : 'pending'
  const { back } = place
  return (
    <InboxLayout>
      <FilterSide $isBehind={place.open !== ''}>
        <Filters>
          <Filter
            label={<ShowLabel />}
            options={[
              { value: 'new', label: t`Pending` },
              { value: 'done', label: t`Approved` },
            ]}
            value={shown}
            onChoose={(value) => go({ shown: value, open: '' }, { replace: true })}
          />
          <Filter
            label={t`Period`}
            options={useBackNames()}
            value={place.back}
            onChoose={(value) => go({ back: value, open: '' }, { replace: true })}
          />
          {can(session.actor, 'form:export') && (
            <ExportButton place={{ ...place, shown }} isSearch={search !== ''} />
          )}
        </Filters>
      </FilterSide>
      {search === '' ? (
        <CommentPages key={`${status} ${back}`} {...{ status, back }} />
      ) : (
        <FoundList
          key={`${status} ${back} ${search}`}
          list="comments"
          queryKey={queryKeys.foundComments({ search, status, back })}
          fetchPage={(cursor, signal) =>
            callSignedInWithHeaders(listComments, { search, status, back, cursor }, { signal })
          }
          row={(comment, at) => <CommentRow comment={comment} {...at} />}
          record={(id, comment, onGone) => <OpenComment {...{ id, onGone }} listed={comment} />}
        />
      )}
    </InboxLayout>
  )
}
