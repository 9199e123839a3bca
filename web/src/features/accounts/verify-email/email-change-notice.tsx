import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '../short-form.tsx'
import { type KnownLink, useEmailLink } from '../mailed-links.ts'

/** The state that the page shows. */
type Shown = Exclude<KnownLink, object> | Extract<KnownLink, object>['state']

/** Returns the texts for a state. @param isNew whether the address was confirmed on this visit */
function useLinkTexts(link: KnownLink, isNew: boolean) {
  const { t } = useLingui()
  const {
    side,
    email,
    state: shown,
  }: { side?: string; email: string; state: Shown } = typeof link === 'object'
    ? link
    : { email: '', state: link }
  const isOld = side === 'old'

  const title: Record<Shown, string> = {
    asking: t`One moment, please`,
    asks: isOld ? t`Confirm your change of e-mail address` : t`Confirm your new e-mail address`,
    waits: isNew
      ? t`Thank you. One of the two addresses is confirmed.`
      : t`You have already confirmed this address`,
    done: isNew ? t`Your e-mail address has changed` : t`This change is already confirmed`,
    refused: t`This address cannot be used`,
    expired: t`This link no longer works`,
    unreachable: t`We could not be reached`,
  }
  const text: Record<Shown, string> = {
    asking: t`Checking your link...`,
    asks: isOld
      ? t`You asked to sign in with ${email} instead of this address.`
      : t`You asked to sign in with ${email} from now on.`,
    waits: isOld
      ? t`Now open the e-mail that we sent to ${email}, and confirm there too. Nothing changes until both addresses are confirmed.`
      : t`Now open the e-mail that we sent to your old address, and confirm there too. Nothing changes until both addresses are confirmed.`,
    done: t`From now on you sign in with ${email}. You have been signed out on all devices.`,
    refused: t`Another account now uses ${email}. Your address has not changed.`,
    expired: t`It is more than a day old, or the change was cancelled or replaced. See your account page.`,
    unreachable: t`The connection may have been lost.`,
  }
  return {
    shown,
    title: title[shown],
    text: text[shown],
    confirm: isOld ? t`Confirm change` : t`Confirm address`,
  }
}

/** The picture of each state. */
const ART: Record<Shown, ArtName> = {
  asking: 'loading',
  asks: 'loading',
  waits: 'confirmed',
  done: 'confirmed',
  refused: 'empty',
  expired: 'empty',
  unreachable: 'empty',
}

/** An address may be longer than a line. */
const Text = styled.p`
  overflow-wrap: anywhere;
`

/** Asks for a press on a button to confirm a change of e-mail: mail programs open links by themselves. */
export function EmailChangeNotice({ code }: { code: string }) {
  const { t } = useLingui()
  const { link, isBusy, outcome, confirmAddress, tryAgain } = useEmailLink(code)
  const isNew = outcome === 'confirmed'
  const { shown, title, text, confirm } = useLinkTexts(link, isNew)
  const failure =
    outcome === 'unreachable'
      ? { text: t`We could not be reached. Please press the button again.`, isSaid: false }
      : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that had the focus is gone
  useEffect(() => (isNew ? heading.current?.focus() : undefined), [isNew])

  return (
    <Notice art={ART[shown]} isWordsFirst>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Text>{text}</Text>
      <FormFailure failure={failure} />
      {shown === 'asks' && (
        <Button type="button" aria-busy={isBusy} onClick={() => void confirmAddress()}>
          {confirm}
        </Button>
      )}
      {shown === 'unreachable' && (
        <Button type="button" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {['done', 'refused', 'expired'].includes(shown) && (
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      )}
    </Notice>
  )
}
