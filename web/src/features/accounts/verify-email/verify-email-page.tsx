import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { useEffect, useState } from 'react'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { Button, ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { paths } from '#lib/paths.ts'
import { EmailChangeNotice } from './email-change-notice.tsx'
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
function FirstMailNotice({ isReady }: { isReady: boolean }) {
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

const NoScriptsPlace = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  padding-block: var(--section);

  > p {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
  }
`

/** Hides what needs scripts in a browser without them. */
const WithScripts = styled.div`
  ${media.withoutScripts} {
    display: none;
  }
`

/** Explains the link in a browser without scripts. */
function WithoutScripts() {
  const { phone, email } = useOrganisation()
  return (
    <noscript>
      <NoScriptsPlace>
        <h2>
          <Trans>Your address is not confirmed yet</Trans>
        </h2>
        <p>
          <Trans>
            This page needs JavaScript, which is switched off in this browser. Open the link in another
            browser. You can also call <a href={phoneHref(phone)}>{phone}</a> or write from your address to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      </NoScriptsPlace>
    </noscript>
  )
}

/** Returns the code of a change of e-mail; null for the link of a new account, which has a code of Auth. */
const changeIn = (search: string) => new URLSearchParams(search).get('change')

/** Renders the page of links that confirm an e-mail address: of a new account, and of a change. */
export function VerifyEmailPage() {
  const { t } = useLingui()
  const isReady = useHydrated()
  const change = isReady ? changeIn(location.search) : null

  return (
    <>
      <PageHead title={t`Confirm your e-mail address`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`E-mail address`} crumb={t`E-mail address`} art="banner-login" />
      <WithoutScripts />
      <WithScripts aria-live="polite">
        {change === null ? <FirstMailNotice isReady={isReady} /> : <EmailChangeNotice code={change} />}
      </WithScripts>
    </>
  )
}
