import { type Shown, sinceOf } from 'domain/coming-in.ts'
import { useState } from 'react'
import { Filter, Filters, FromLabel, ShowLabel } from '#components/dashboard/filters.tsx'
import type { FormList } from '#lib/firebase/queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ExportButton } from './export-button.tsx'
import { FormPages } from './list/form-pages.tsx'
import { FilterSide, InboxLayout } from './list/inbox-layout.ts'
import type { Kind } from './list/kind.ts'
import { usePlace } from './place.ts'
import { useBackNames, useShownNames } from './use-filter-names.ts'

interface FormsPanelProps<List extends FormList> {
  session: OpenSession
  kind: Kind<List>
}

/** One list of what came in, with its filters, live, page by page, beside what is open of it. */
export function FormsPanel<List extends FormList>({ session, kind }: FormsPanelProps<List>) {
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
            label={<FromLabel />}
            options={useBackNames()}
            value={back}
            onChoose={(value) => go({ back: value, open: '' }, { replace: true })}
          />
          <ExportButton place={place} />
        </Filters>
      </FilterSide>
      <FormPages
        key={`${shown} ${back}`}
        session={session}
        kind={kind}
        filter={{ shown, since: sinceOf(back, openedAt) }}
      />
    </InboxLayout>
  )
}
