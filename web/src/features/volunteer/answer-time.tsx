import { Plural } from '@lingui/react/macro'
import { useContent } from '#lib/page-data/content.tsx'

/** When whoever offers help hears from the office. */
export function AnswerTime() {
  const answerDays = useContent('volunteering')?.answerDays
  return (
    answerDays && (
      <Plural
        value={answerDays}
        one="We answer within one working day, also when we have no work for you yet."
        _5="We answer within five working days, also when we have no work for you yet."
        other="We answer within # working days, also when we have no work for you yet."
      />
    )
  )
}
