import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Actions, Button, ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { DonePanel } from '#components/feedback/done-panel.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { FormFailure, useFormFailure } from '../short-form.tsx'
import { sendResetEmail } from '../api.ts'

const secondsTo = (due: number) => Math.max(0, Math.ceil((due - Date.now()) / 1_000))

/** Counts down to a time in epoch milliseconds. */
function useSecondsLeft(due: number): number {
  const [left, setLeft] = useState(() => secondsTo(due))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(due)), 1_000)
    return () => clearInterval(timer)
  }, [due])
  return left
}

const Place = styled(Wrap)`
  display: grid;
  gap: var(--s6);
  justify-items: start;
  padding-block: var(--s7) var(--section);

  > section {
    inline-size: 100%;
    max-inline-size: 704px;
  }
  > a {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
`

const Soft = styled.p`
  color: var(--ink-soft);
`

/** The pause before another e-mail can be asked for. The server sends a few an hour. */
const WAIT_SECONDS = 60

interface CheckMailProps {
  email: string
  /** When the e-mail was asked for, in epoch milliseconds. */
  at: number
  /** Called when another e-mail was asked for. */
  onSent: (email: string) => void
}

/** Replaces the form and takes the focus: says where the e-mail goes, and sends another. */
export function CheckMail({ email, at, onSent }: CheckMailProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { failure, fail, forget } = useFormFailure()
  const left = useSecondsLeft(at + WAIT_SECONDS * 1_000)
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  useEffect(() => panel.current?.focus(), [])

  const sendAgain = async () => {
    setIsBusy(true)
    forget()
    const whyNot = await sendResetEmail(email, texts)
    setIsBusy(false)
    if (whyNot === undefined) onSent(email)
    else await fail(whyNot)
  }

  return (
    <Place>
      <DonePanel title={t`Check your e-mail`} tone="waiting" icon="mail" ref={panel}>
        <p>
          <Trans>
            If there is an account for <b>{email}</b>, a link to choose a new password is on its way. It works
            once, for one hour.
          </Trans>
        </p>
        <Soft>
          <Trans>No e-mail after a few minutes? Look in your spam folder, and check the address.</Trans>
        </Soft>
        <FormFailure failure={failure} />
        <Actions>
          <Button
            type="button"
            $kind="line"
            aria-disabled={left > 0}
            aria-busy={isBusy}
            onClick={() => void sendAgain()}
          >
            {left > 0 ? <Trans>Send again in {clock}</Trans> : <Trans>Send again</Trans>}
          </Button>
          <ButtonLink to={paths.forgotPassword} $kind="plain">
            <Trans>Use another e-mail</Trans>
          </ButtonLink>
        </Actions>
      </DonePanel>
      <Link to={paths.login}>
        <Icon name="back" />
        <Trans>Back to Login</Trans>
      </Link>
    </Place>
  )
}
