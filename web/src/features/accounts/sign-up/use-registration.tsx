import { Trans } from '@lingui/react/macro'
import type { FormikHelpers } from 'formik'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeStatus, toRefusals } from '#components/fields/form-status.ts'
import type { Failure } from '#components/forms/submit-row.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { dropDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { useTexts } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { stayBusy } from '#lib/stay-busy.ts'
import { withLoginNotice } from '../login/login-notice.tsx'
import { loadRegister } from './sign-up-ready.ts'
import { DRAFT, type SignUpValues } from '../sign-up-values.ts'

/** Fields that are unique. If all are taken and the try before got no answer, that try was stored. */
const UNIQUE = ['email', 'username', 'cnic'] as const

/** Sends the form, and leads to the sign-in page. Returns the failure of the last try and the percentage sent. */
export function useRegistration() {
  const texts = useTexts()
  const navigate = useNavigate()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const { privacyVersion = '' } = usePageData() ?? {}
  const unanswered = useRef<SignUpValues>(undefined)

  const finish = async ({ email }: SignUpValues) => {
    dropDraft(DRAFT)
    void showToast('waiting', texts.register.success)
    await navigate(paths.login, withLoginNotice({ about: 'registered', email: email.trim() }))
    return stayBusy()
  }

  const wasStoredBefore = (values: SignUpValues, taken: Record<string, string>) =>
    UNIQUE.every((name) => taken[name] !== undefined && unanswered.current?.[name] === values[name])

  const send = async (values: SignUpValues, form: FormikHelpers<SignUpValues>) => {
    setFailure(undefined)
    let isOut = false
    const handleProgress = (sent: number) => {
      isOut = true
      setPercent(sent)
    }
    try {
      const { register } = await loadRegister()
      // online, the form may have left the device even if no progress was reported
      isOut = navigator.onLine
      const outcome = await register({ ...values, privacy_version: privacyVersion }, handleProgress, texts)
      if (outcome.ok || wasStoredBefore(values, outcome.fields)) return await finish(values)
      changeStatus(form, { refusals: toRefusals(values, outcome.fields) })
      const isShown = await showToast('error', outcome.message)
      setFailure({ tone: 'refused', title: outcome.message, isAloud: !isShown })
    } catch (error) {
      console.error('Error sending the registration:', error)
      if (isOut) unanswered.current = values
      void showToast('error', texts.register.error)
      setFailure(isOut ? noAnswer : noConnection)
    } finally {
      setPercent(undefined)
    }
  }
  return { send, percent, failure }
}

const noConnection: Failure = {
  tone: 'waiting',
  title: <Trans>There is no connection. Nothing was sent, and nothing was lost.</Trans>,
  text: (
    <Trans>
      Your CNIC, date of birth, password and pictures are kept while this page is open. The rest is saved on
      this device for one day. Press Sign Up when the connection is back.
    </Trans>
  ),
  isAloud: true,
}

const noAnswer: Failure = {
  tone: 'waiting',
  title: <Trans>We got no answer, so this may not have arrived.</Trans>,
  text: <Trans>Your text is still here. Press Sign Up again: we count it only once.</Trans>,
  isAloud: true,
}
