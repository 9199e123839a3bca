import { Plural, Trans } from '@lingui/react/macro'
import { latePart } from '#components/feedback/late-part.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { Sheet } from '../sheet.tsx'
import type { AppealFormProps } from './appeal-form.tsx'

const ID = 'appeal'

/** Leads to the sheet from where nothing was corrected. */
export const goToAppeal = (): void => document.getElementById(ID)?.focus()

const AppealForm = latePart<AppealFormProps>(
  'appeal',
  async () => (await import('./appeal-form.tsx')).AppealForm,
)

/** For who has nothing to correct: her application goes back to the office as it is, with a word of hers. */
export function AppealSheet(props: AppealFormProps) {
  const { readingDays } = useOrganisation()
  return (
    <Sheet aria-labelledby={ID}>
      <h2 id={ID} tabIndex={-1}>
        <Trans>Nothing to correct?</Trans>
      </h2>
      <p>
        <Trans>
          If everything you sent is correct, tell us why. The office reads your unchanged application again
          within{' '}
          <Plural
            value={readingDays}
            _1="one working day"
            _2="two working days"
            _3="three working days"
            other="# working days"
          />
          .
        </Trans>
      </p>
      <AppealForm {...props} />
    </Sheet>
  )
}
