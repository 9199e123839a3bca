import { useLingui } from '@lingui/react/macro'
import { can } from 'domain/permissions.ts'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ExportButton } from '../export-button.tsx'
import { FilterSide, InboxLayout } from '../list/inbox-layout.ts'
import { usePlace } from '../place.ts'
import { CommentPages } from './comment-pages.tsx'

/** The comments that wait for a decision, or those on the site, for team and admins. */
export function CommentsPanel({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const { place, go } = usePlace()
  // what waits comes first: there is no list of both
  const shown = place.shown === 'done' ? 'done' : 'new'
  return (
    <InboxLayout>
      <FilterSide $isBehind={place.open !== ''}>
        <Filters>
          <Filter
            label={<ShowLabel />}
            options={[
              { value: 'new', label: t`Waiting` },
              { value: 'done', label: t`On the site` },
            ]}
            value={shown}
            onChoose={(value) => go({ shown: value, open: '' }, { replace: true })}
          />
          {can(session.actor, 'form:export') && <ExportButton place={{ ...place, shown }} />}
        </Filters>
      </FilterSide>
      <CommentPages key={shown} status={shown === 'done' ? 'approved' : 'pending'} />
    </InboxLayout>
  )
}
