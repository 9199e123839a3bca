import { useLingui } from '@lingui/react/macro'
import { searchForms } from 'domain/api/inbox.ts'
import { type Shown, sinceOf } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { useState } from 'react'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import { callSignedInWithHeaders } from '#lib/firebase/call-signed-in.ts'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { ExportButton } from './export-button.tsx'
import { FormPages } from './list/form-pages.tsx'
import { FoundList } from './list/found-list.tsx'
import { FilterSide, InboxLayout } from './list/inbox-layout.ts'
import type { Kind } from './list/kind.ts'
import { OpenForm } from './list/open-form.tsx'
import { usePlace } from './place.ts'
import { useBackNames, useShownNames } from './use-filter-names.ts'

interface FormsPanelProps<List extends FormList> {
  session: OpenSession
  kind: Kind<List>
  /** '' where nothing is searched. */
  search: string
}

/** One list of what came in, with its filters, live, page by page, beside what is open of it. */
export function FormsPanel<List extends FormList>({ session, kind, search }: FormsPanelProps<List>) {
  const { t } = useLingui()
  const { place, go } = usePlace()
  const [openedAt] = useState(Date.now)
  const { shown, back, open } = place
  return (
    <InboxLayout>
      <FilterSide $isBehind={open !== ''}>
        <Filters>
          <Filter<Shown>
            label={<ShowLabel />}
            options={useShownNames(kind.list)}
            value={shown}
            onChoose={(value) => go({ shown: value, open: '' }, { replace: true })}
          />
          <Filter
            label={t`Period`}
            options={useBackNames()}
            value={back}
            onChoose={(value) => go({ back: value, open: '' }, { replace: true })}
          />
          <ExportButton place={place} isSearch={search !== ''} />
        </Filters>
      </FilterSide>
      {search === '' ? (
        <FormPages
          key={`${shown} ${back}`}
          session={session}
          kind={kind}
          filter={{ shown, since: sinceOf(back, openedAt) }}
        />
      ) : (
        <FoundList
          key={`${shown} ${back} ${search}`}
          list={kind.list}
          queryKey={queryKeys.foundForms(kind.list, { search, shown, back })}
          fetchPage={(cursor, signal) =>
            callSignedInWithHeaders(
              searchForms,
              { name: kind.list, search, show: shown, back, cursor },
              { signal },
            )
          }
          row={(form, at) => <kind.Row form={form as unknown as WithId<Collections[List]>} {...at} />}
          record={(id, _form, onGone) => <OpenForm {...{ session, kind, id, onGone }} listed={undefined} />}
        />
      )}
    </InboxLayout>
  )
}
