import { useLingui } from '@lingui/react/macro'
import { FORMS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { Collections } from 'domain/stored/collections.ts'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useFormSent, useNewestForms } from '#lib/firebase/live-queries.ts'
import type { FormFilter, FormList, FormPlace } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useListState } from '../list-state.ts'
import { useListTexts } from '../use-list-texts.ts'
import { BothSides } from './inbox-layout.ts'
import { ListAndDetail } from './list-and-detail.tsx'
import type { AskToDelete, ListKind } from './list-kind.ts'

interface OpenEntryProps<List extends FormList> {
  session: OpenSession
  kind: ListKind<List>
  id: string
  /** As the list has it; undefined where the list does not show it. */
  listed: WithId<Collections[List]> | undefined
  onDelete: AskToDelete<List>
  /** Called when it has been deleted. */
  onGone: () => void
}

/** Shows the entry that the address names, live, also where the list does not show it. */
export function OpenEntry<List extends FormList>({
  session,
  kind,
  id,
  listed,
  onDelete,
  onGone,
}: OpenEntryProps<List>) {
  const { server } = useTexts()
  const words = useListTexts(kind.list)
  const alone = useFormSent(session, kind.list, listed ? '' : id)
  const form = listed ?? (alone.status === 'ready' ? alone.data : undefined)
  if (form) return <kind.Detail key={id} {...{ form, session }} onDelete={() => onDelete([form], onGone)} />
  if (form === null) return <EmptyState text={words.gone} />
  if (alone.status === 'loading') return <Loading text={words.loading} />
  return <EmptyState text={alone.status === 'failed' ? server.failed : server.unreachable} />
}

export interface FormPagesProps<List extends FormList> {
  session: OpenSession
  kind: ListKind<List>
  filter: FormFilter
  onDelete: AskToDelete<List>
  /** Ends the selection; undefined while rows are not selected. */
  onEndSelection: (() => void) | undefined
}

/** Shows a list as it is filtered: loading, unreachable, empty, or a page and its open entry. */
export function FormPages<List extends FormList>({
  session,
  kind,
  filter,
  onDelete,
  onEndSelection,
}: FormPagesProps<List>) {
  const { t } = useLingui()
  const texts = useTexts()
  const words = useListTexts(kind.list)
  const { listState, to, go } = useListState()
  const cursors = useCursors<FormPlace>()
  const forms = useNewestForms(session, kind.list, filter, cursors.cursor)

  if (forms.status === 'loading')
    return (
      <BothSides>
        <Loading text={words.loading} />
      </BothSides>
    )
  if (forms.status !== 'ready')
    return (
      <BothSides>
        <LoadFailed
          text={forms.status === 'failed' ? texts.server.failed : texts.server.unreachable}
          onRetry={forms.retry}
        />
      </BothSides>
    )
  // every entry of this page has left the list
  if (forms.data.length === 0) cursors.goToPreviousPage()
  const shown = forms.data.slice(0, FORMS_PER_PAGE)
  if (shown.length === 0 && !listState.open)
    return (
      <BothSides>
        <EmptyState text={filter.shown === 'all' && !filter.since ? words.none : t`This list is empty`} />
      </BothSides>
    )
  const last = shown.at(-1)
  const choosePage = (page: number) => {
    if (listState.open) go({ open: '' }, { replace: true })
    cursors.choose(page, last)
  }
  return (
    <ListAndDetail
      key={cursors.current}
      words={words}
      ids={shown.map(({ id }) => id)}
      open={listState.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen, choice) => {
        const form = shown.find((one) => one.id === id)
        return form && <kind.Row {...{ form, isOpen, choice }} to={to({ open: id })} />
      }}
      detail={(id, onGone) => (
        <OpenEntry {...{ session, kind, id, onDelete, onGone }} listed={shown.find((one) => one.id === id)} />
      )}
      onLeave={() => go({ open: '' })}
      pages={{ current: cursors.current, hasNext: forms.data.length > FORMS_PER_PAGE, onChoose: choosePage }}
      selecting={
        onEndSelection && {
          onDelete: (ids, onGone) =>
            onDelete(
              shown.filter(({ id }) => ids.includes(id)),
              onGone,
            ),
          onCancel: onEndSelection,
        }
      }
    />
  )
}
