import { Trans, useLingui } from '@lingui/react/macro'
import { type DaysBack, type Shown, sinceOf } from 'domain/inbox.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { useState } from 'react'
import { Icon } from '#components/controls/icon.tsx'
import { Filter, Filters, ShowLabel } from '#components/dashboard/filters.tsx'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ExportButton } from '../save-button.tsx'
import { useFoundForms } from '../api.ts'
import { DeleteForms } from '../list/delete-forms.tsx'
import { FormPages, type FormPagesProps, OpenEntry } from '../list/form-pages.tsx'
import { FoundList } from '../list/found-list.tsx'
import { FilterSide, InboxLayout, ListTools, SelectButton } from '../list/inbox-layout.ts'
import type { AskToDelete, ListKind } from '../list/list-kind.ts'
import { SELECT_ALL } from '../list/selection-tools.tsx'
import { useListState } from '../list-state.ts'
import { useLanding } from '../use-landing.ts'
import { usePeriodOptions, useShownOptions } from '../use-list-texts.ts'

interface FormsPanelProps<List extends FormList> {
  session: OpenSession
  kind: ListKind<List>
  /** '' where nothing is searched. */
  search: string
  onClearSearch: () => void
}

/** The entries that an admin is asked about, and what follows their deletion. */
interface Asked<List extends FormList> {
  forms: Parameters<AskToDelete<List>>[0]
  onGone: Parameters<AskToDelete<List>>[1]
}

const SELECT_BUTTON = 'select'

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
  const [isSelecting, setIsSelecting] = useState(false)
  const [asked, setAsked] = useState<Asked<List>>()
  const land = useLanding()
  const list = {
    session,
    kind,
    onDelete: (forms: Asked<List>['forms'], onGone: Asked<List>['onGone']) => setAsked({ forms, onGone }),
    onEndSelection: isSelecting
      ? () => {
          setIsSelecting(false)
          land(SELECT_BUTTON)
        }
      : undefined,
  }
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
          <ListTools>
            <SelectButton
              id={SELECT_BUTTON}
              type="button"
              $kind="plain"
              onClick={() => {
                setIsSelecting(true)
                land(SELECT_ALL)
              }}
            >
              <Icon name="check" />
              <Trans>Select</Trans>
            </SelectButton>
            <ExportButton listState={{ ...listState, list: kind.list }} isSearch={search !== ''} />
          </ListTools>
        </Filters>
      </FilterSide>
      {search === '' ? (
        <FormPages key={`${shown} ${back}`} {...list} filter={{ shown, since: sinceOf(back, openedAt) }} />
      ) : (
        <FoundForms
          key={`${shown} ${back} ${search}`}
          {...list}
          {...{ search, onClearSearch, shown, back }}
        />
      )}
      {asked && (
        <DeleteForms
          uid={session.user.id}
          kind={kind}
          forms={asked.forms}
          onClose={() => setAsked(undefined)}
          onGone={(ids) => {
            // the question may be closed meanwhile, and another one open
            setAsked((now) => (now === asked ? undefined : now))
            if (ids.length === asked.forms.length) setIsSelecting(false)
            asked.onGone(ids)
          }}
        />
      )}
    </InboxLayout>
  )
}

interface FoundFormsProps<List extends FormList>
  extends FormsPanelProps<List>, Pick<FormPagesProps<List>, 'onDelete' | 'onEndSelection'> {
  shown: Shown
  back: DaysBack
}

function FoundForms<List extends FormList>({
  session,
  kind,
  onClearSearch,
  onDelete,
  onEndSelection,
  ...asked
}: FoundFormsProps<List>) {
  const found = useFoundForms(kind.list, asked)
  const forms = (found.items ?? []) as unknown as WithId<Collections[List]>[]
  return (
    <FoundList
      list={kind.list}
      onClearSearch={onClearSearch}
      found={found}
      row={(form, at) => <kind.Row form={form as unknown as WithId<Collections[List]>} {...at} />}
      detail={(id, _form, onGone) => (
        <OpenEntry {...{ session, kind, id, onDelete, onGone }} listed={undefined} />
      )}
      selecting={
        onEndSelection && {
          onDelete: (ids, onGone) =>
            onDelete(
              forms.filter(({ id }) => ids.includes(id)),
              onGone,
            ),
          onCancel: onEndSelection,
        }
      }
    />
  )
}
