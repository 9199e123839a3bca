import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { paths } from '#lib/paths.ts'
import { confirmAddress, type Confirmation } from '../mailed-links.ts'

type State = Confirmation | 'asking'

/** The picture of each state. */
const ART: Record<State, ArtName> = {
  asking: 'loading',
  confirmed: 'confirmed',
  before: 'confirmed',
  expired: 'empty',
  unreachable: 'empty',
}

function useConfirmation(isReady: boolean) {
  const [state, setState] = useState<State>('asking')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (isReady) void confirmAddress().then(setState)
  }, [isReady, tries])
  const tryAgain = () => {
    setState('asking')
    setTries(tries + 1)
  }
  return { state, tryAgain }
}

/**
 * Confirms the e-mail address of a new account.
 * @param isReady whether the page knows its query, which its prerendered file does not
 */
export function FirstMailNotice({ isReady }: { isReady: boolean }) {
  const { t } = useLingui()
  const { state, tryAgain } = useConfirmation(isReady)

  const title = {
    asking: t`One moment, please`,
    confirmed: t`Thank you, your address is confirmed`,
    before: t`Your address is already confirmed`,
    expired: t`This link no longer works`,
    unreachable: t`We could not be reached`,
  }[state]
  const text = {
    asking: t`We are confirming your e-mail address.`,
    confirmed: t`We will e-mail you at this address.`,
    before: t`You do not need to do anything. We will e-mail you at this address.`,
    expired: t`If you opened it before, your address is already confirmed. You do not need to do anything.`,
    unreachable: t`The connection may have been lost.`,
  }[state]

  return (
    <Notice art={ART[state]} isWordsFirst>
      <h2>{title}</h2>
      <p>{text}</p>
      {state === 'unreachable' && (
        <Button type="button" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state !== 'unreachable' && state !== 'asking' && (
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      )}
    </Notice>
  )
}
