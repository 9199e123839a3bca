import { Plural } from '@lingui/react/macro'
import { useContent } from '#lib/page-data/content.tsx'

/** When whoever offers help hears from the office. */
export function AnswerTime() {
  const answerDays = useContent('volunteering')?.answerDays
  return (
    answerDays && (
      <Plural
        value={answerDays}
        one="We reply within one working day, even if we have no task for you now."
        _5="We reply within five working days, even if we have no task for you now."
        other="We reply within # working days, even if we have no task for you now."
      />
    )
  )
}
