import { useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'

export interface Cause {
  art: ArtName
  title: string
  /** In per cent. */
  progress: number
  /** As it is shown, in the donors' currency; nothing is computed from it. */
  raised: string
  goal: string
}

const SUMS = { raised: '$7,000.00', goal: '$8,000.00' }

/** The sample causes. */
export function useCauses(): Cause[] {
  const { t } = useLingui()
  return [
    { art: 'cause-education', title: t`Education for poor children`, progress: 65.5, ...SUMS },
    { art: 'cause-water', title: t`Drinking water supply`, progress: 40.5, ...SUMS },
    { art: 'cause-food', title: t`Healthy food for children`, progress: 80.5, ...SUMS },
  ]
}
