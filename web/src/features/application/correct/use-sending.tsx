import type { User } from 'domain/user.ts'
import type { FormikHelpers, FormikValues } from 'formik'
import { type ReactNode, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { changeStatus, toRefusals } from '#components/fields/form-status.ts'
import type { Failure } from '#components/forms/submit-row.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { Progress } from '#components/forms/progress.tsx'
import { type Correction, sendCorrection } from './api.ts'

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Shows how much of a form has been sent. @param percent undefined while nothing is being sent */
export function SendingProgress({ percent }: { percent: number | undefined }) {
  const { t } = useLingui()
  return (
    percent !== undefined && (
      <div ref={showWhole}>
        <Progress label={t`Sending the form`} percent={percent} />
      </div>
    )
  )
}

/** Says with a restored draft of a correction what it does not have. */
export const LostSecrets = () => (
  <Trans>We do not save a CNIC, date of birth or picture. If you changed one, please change it again.</Trans>
)

/**
 * Sends a correction, and keeps how far it is and why it failed.
 * @param onSent called when the office has received it
 * @param unchangedHint what to do if nothing was changed
 */
export function useSending(onSent: (user: User) => void, unchangedHint?: ReactNode) {
  const texts = useTexts()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  return {
    percent,
    failure,
    /** Says why the form was not sent. */
    refuse: (title: string) => setFailure({ tone: 'refused', title, isAloud: true }),
    /** @param form shows at the fields what the server says about them */
    send: async <Values extends FormikValues>(
      correction: Correction,
      values: Values,
      form: Pick<FormikHelpers<Values>, 'setFormikState'>,
    ) => {
      setFailure(undefined)
      try {
        const outcome = await sendCorrection(correction, texts, setPercent)
        if ('user' in outcome) onSent(outcome.user)
        else {
          changeStatus(form, { refusals: toRefusals(values, outcome.fields ?? {}) })
          setFailure({
            tone: 'refused',
            title: outcome.refusal,
            text: outcome.isUnchanged && unchangedHint,
            isAloud: true,
          })
        }
      } catch {
        setFailure({ tone: 'waiting', title: texts.forms.unanswered, isAloud: true })
      } finally {
        setPercent(undefined)
      }
    },
  }
}
