import { useLingui } from '@lingui/react/macro'
import { reasons as sample } from 'domain/content/samples/reasons.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import type { Reasons } from 'domain/content/reasons.ts'
import { withUrdu } from 'domain/content/translation/reasons-in-urdu.ts'
import type { ComponentProps } from 'react'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useSitePart } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { RejectForm } from './reject-form.tsx'

export interface RejectPanelProps extends Omit<ComponentProps<typeof RejectForm>, 'reasons'> {
  session: OpenSession
}

/** Asks for the reasons of a rejection, from the office's list as it is now. */
export function RejectPanel({ session, ...form }: RejectPanelProps) {
  const { t } = useLingui()
  const live = useSitePart(session, 'reasons')
  if (live.status === 'loading') return <Loading text={t`Loading...`} />
  if (live.status !== 'ready')
    return <LoadFailed text={t`The list of reasons could not be loaded.`} onRetry={live.retry} />
  const reasons = live.data?.['reasons']
  // a document that was edited by hand may have any shape
  const isReadable = Array.isArray(reasons) && Object.keys(findShapeErrors(sample, { reasons })).length === 0
  const list = isReadable ? (reasons as Reasons['reasons']) : sample.reasons
  return <RejectForm reasons={withUrdu(list, live.data)} {...form} />
}
