import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { paths } from '#lib/paths.ts'
import { WhyNot } from '../why-not.tsx'
import { useEmailLink } from './use-email-link.ts'
import { type Shown, useLinkWords } from './use-link-words.ts'

/** Sewn once a yes is there. */
const ART: Record<Shown, ArtName> = {
  asking: 'loading',
  asks: 'loading',
  waits: 'confirmed',
  done: 'confirmed',
  refused: 'empty',
  spent: 'empty',
  unreachable: 'empty',
}

/** An address may be longer than a line. */
const Text = styled.p`
  overflow-wrap: anywhere;
`

/** Where the links lead that ask both addresses for a yes to a change. Opening one says nothing: mail programs do so, too. */
export function EmailChangeNotice({ code }: { code: string }) {
  const { t } = useLingui()
  const { link, isBusy, said, confirmAddress, tryAgain } = useEmailLink(code)
  const isNew = said === 'yes'
  const { shown, title, text, yes } = useLinkWords(link, isNew)
  const unheard =
    said === 'unheard'
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
      <WhyNot failure={unheard} />
      {shown === 'asks' && (
        <Button type="button" aria-busy={isBusy} onClick={() => void confirmAddress()}>
          {yes}
        </Button>
      )}
      {shown === 'unreachable' && (
        <Button type="button" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {['done', 'refused', 'spent'].includes(shown) && (
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      )}
    </Notice>
  )
}
