import { useLingui } from '@lingui/react/macro'
import type { InboxList, DaysBack, Shown } from 'domain/inbox.ts'
import type { InboxTab } from './list-state.ts'

interface Option<Value extends string> {
  value: Value
  label: string
}

/** Returns the options of the Show filter, in the words of a list. */
export function useShownOptions(list: InboxList): Option<Shown>[] {
  const { t } = useLingui()
  const isDonation = list === 'donations'
  return [
    { value: 'all', label: t`All` },
    { value: 'new', label: isDonation ? t`Pledged` : t`New` },
    { value: 'done', label: isDonation ? t`Received` : t`Done` },
  ]
}

/** Returns the options of the Period filter. */
export function usePeriodOptions(): Option<DaysBack>[] {
  const { t } = useLingui()
  return [
    { value: 'ever', label: t`All dates` },
    { value: '365', label: t`Last 12 months` },
    { value: '30', label: t`Last 30 days` },
  ]
}

/** Returns the texts of a list: its name, links, loading and empty states. */
export function useListTexts(list: InboxTab) {
  const { t } = useLingui()
  const words = {
    donations: {
      name: t`Donations`,
      all: t`All donations`,
      next: t`Next donation`,
      loading: t`Loading donations...`,
      none: t`No donations yet`,
      gone: t`This donation has been deleted.`,
    },
    messages: {
      name: t`Messages`,
      all: t`All messages`,
      next: t`Next message`,
      loading: t`Loading messages...`,
      none: t`No messages yet`,
      gone: t`This message has been deleted.`,
    },
    volunteers: {
      name: t`Volunteers`,
      all: t`All volunteer offers`,
      next: t`Next volunteer offer`,
      loading: t`Loading volunteer offers...`,
      none: t`No volunteer offers yet`,
      gone: t`This volunteer offer has been deleted.`,
    },
    comments: {
      name: t`Comments`,
      all: t`All comments`,
      next: t`Next comment`,
      loading: t`Loading comments...`,
      none: t`No comments yet`,
      gone: t`This comment has been deleted.`,
    },
    spam: {
      name: t`Suspected spam`,
      all: t`All suspected spam`,
      next: t`Next form`,
      loading: t`Loading suspected spam...`,
      none: t`No suspected spam`,
      gone: t`This form was moved or deleted.`,
    },
  }
  return words[list]
}
