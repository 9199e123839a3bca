import { useLingui } from '@lingui/react/macro'
import { FORMS_PER_PAGE } from 'domain/limits.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useNewestForms } from '#lib/firebase/live-queries.ts'
import type { FormFilter, FormList, FormPlace } from '#lib/firebase/queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useCursors } from '#lib/query/use-cursors.ts'
import { useTexts } from '#lib/format/texts.ts'
import { usePlace } from '../place.ts'
import { useListWords } from '../use-filter-names.ts'
import { BothSides } from './inbox-layout.ts'
import { OpenForm } from './open-form.tsx'
import type { Kind } from './kind.ts'
import { ListAndRecord } from './list-and-detail.tsx'

interface FormPagesProps<List extends FormList> {
  session: OpenSession
  kind: Kind<List>
  filter: FormFilter
}

/** What a list holds as its filters are: loading, out of reach, empty, or a page and what is open of it. */
export function FormPages<List extends FormList>({ session, kind, filter }: FormPagesProps<List>) {
  const { t } = useLingui()
  const texts = useTexts()
  const words = useListWords(kind.list)
  const { place, to, go } = usePlace()
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
  // the last of this page are gone
  if (forms.data.length === 0) cursors.goBack()
  const shown = forms.data.slice(0, FORMS_PER_PAGE)
  if (shown.length === 0 && !place.open)
    return (
      <BothSides>
        <EmptyState text={filter.shown === 'all' && !filter.since ? words.none : t`This list is empty`} />
      </BothSides>
    )
  const last = shown.at(-1)
  const choosePage = (page: number) => {
    if (place.open) go({ open: '' }, { replace: true })
    cursors.choose(page, last)
  }
  return (
    <ListAndRecord
      key={cursors.current}
      words={words}
      ids={shown.map(({ id }) => id)}
      open={place.open}
      to={(id) => to({ open: id })}
      row={(id, isOpen) => {
        const form = shown.find((one) => one.id === id)
        return form && <kind.Row form={form} isOpen={isOpen} to={to({ open: id })} />
      }}
      record={(id, onGone) => (
        <OpenForm
          session={session}
          kind={kind}
          id={id}
          listed={shown.find((one) => one.id === id)}
          onGone={onGone}
        />
      )}
      onLeave={() => go({ open: '' })}
      pages={{ current: cursors.current, hasNext: forms.data.length > FORMS_PER_PAGE, onChoose: choosePage }}
    />
  )
}
