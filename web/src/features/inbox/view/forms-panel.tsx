import { useLingui } from '@lingui/react/macro'
import { type DaysBack, type Shown, sinceOf } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { useState } from 'react'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ExportButton } from '../save-button.tsx'
import { useFoundForms } from '../api.ts'
import { FormPages, OpenForm } from '../list/form-pages.tsx'
import { FoundList } from '../list/found-list.tsx'
import { FilterSide, InboxLayout } from '../list/inbox-layout.ts'
import type { ListKind } from '../list/list-kind.ts'
import { useListState } from '../list-state.ts'
import { usePeriodOptions, useShownOptions } from '../use-list-texts.ts'

interface FormsPanelProps<List extends FormList> {
  session: OpenSession
  kind: ListKind<List>
  /** '' where nothing is searched. */
  search: string
  onClearSearch: () => void
}

/** Shows one list of the inbox with its filters, live, page by page, beside the entry that is open. */
export function FormsPanel<List extends FormList>({
  session,
  kind,
  search,
  onClearSearch,
}: FormsPanelProps<List>) {
  const { t } = useLingui()
  const { listState, go } = useListState()
  const [openedAt] = useState(Date.now)
  const { shown, back, open } = listState
  return (
    <InboxLayout>
      <FilterSide $isBehind={open !== ''}>
        <Filters>
          <Filter<Shown>
            label={<ShowLabel />}
            options={useShownOptions(kind.list)}
            value={shown}
            onChoose={(value) => go({ shown: value, open: '' }, { replace: true })}
          />
          <Filter
            label={t`Period`}
            options={usePeriodOptions()}
            value={back}
            onChoose={(value) => go({ back: value, open: '' }, { replace: true })}
          />
          <ExportButton listState={{ ...listState, list: kind.list }} isSearch={search !== ''} />
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
        <FoundForms
          key={`${shown} ${back} ${search}`}
          {...{ session, kind, search, onClearSearch, shown, back }}
        />
      )}
    </InboxLayout>
  )
}

interface FoundFormsProps<List extends FormList> extends FormsPanelProps<List> {
  shown: Shown
  back: DaysBack
}

function FoundForms<List extends FormList>({
  session,
  kind,
  onClearSearch,
  ...asked
}: FoundFormsProps<List>) {
  return (
    <FoundList
      list={kind.list}
      onClearSearch={onClearSearch}
      found={useFoundForms(kind.list, asked)}
      row={(form, at) => <kind.Row form={form as unknown as WithId<Collections[List]>} {...at} />}
      detail={(id, _form, onGone) => <OpenForm {...{ session, kind, id, onGone }} listed={undefined} />}
    />
  )
}
