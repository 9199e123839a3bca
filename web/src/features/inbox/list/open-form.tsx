import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { Collections } from 'domain/stored/collections.ts'
import { useFormSent } from '#lib/firebase/live-queries.ts'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useListWords } from '../use-filter-names.ts'
import type { Kind } from './kind.ts'

interface OpenFormProps<List extends FormList> {
  session: OpenSession
  kind: Kind<List>
  id: string
  /** As the list has it; undefined where it is on none of its pages that are here. */
  listed: WithId<Collections[List]> | undefined
  onGone: () => void
}

/** What is open, live, on whatever page of the list it stands; a mark may just have taken it off the list. */
export function OpenForm<List extends FormList>({ session, kind, id, listed, onGone }: OpenFormProps<List>) {
  const { server } = useTexts()
  const words = useListWords(kind.list)
  const alone = useFormSent(session, kind.list, listed ? '' : id)
  const form = listed ?? (alone.status === 'ready' ? alone.data : undefined)
  if (form) return <kind.Record key={id} form={form} session={session} onGone={onGone} />
  if (form === null) return <EmptyState text={words.gone} />
  if (alone.status === 'loading') return <Loading text={words.loading} />
  return <EmptyState text={alone.status === 'failed' ? server.failed : server.unreachable} />
}
