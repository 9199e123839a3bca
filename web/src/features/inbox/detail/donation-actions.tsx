import { Trans, useLingui } from '@lingui/react/macro'
import type { DonationDocument } from 'domain/stored/sent-forms.ts'
import type { ReactNode } from 'react'
import { Actions } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor } from '#components/controls/mini-button.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { toMailLink } from '../to-mail-link.ts'
import { DoneButton, DoneLine, useDoneLabel } from './done.tsx'
import { useMark } from '../api.ts'
import { Hint } from './inbox-detail.tsx'

/** Returns the bank details as lines of an e-mail. */
function useBankLines() {
  const { t } = useLingui()
  const { bank } = useOrganisation()
  const lines: [string, string][] = [
    [t`Bank`, bank.name],
    [t`Account title`, bank.accountTitle],
    [t`IBAN`, bank.iban],
    [t`SWIFT`, bank.swift],
  ]
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}

interface DonationActionsProps {
  donation: WithId<DonationDocument>
  /** Beside the other buttons. */
  children?: ReactNode
}

/** Renders the buttons of a donation. A pledge is marked as received by hand, a card payment by the card company alone. */
export function DonationActions({ donation, children }: DonationActionsProps) {
  const { t } = useLingui()
  const done = useDoneLabel()(donation)
  const bank = useBankLines()
  const { mutate, isPending } = useMark('donations', donation)
  const { id, email, state } = donation
  const isByHand = state === 'pledged' || state === 'received'
  const sendsBank = state === 'pledged' && bank.length > 0
  const link = toMailLink({
    to: email,
    subject: t`Your donation (${id})`,
    text: sendsBank ? [...bank, `${t`Reference`}: ${id}`].join('\n') : '',
  })
  return (
    <>
      <DoneLine done={done} at={donation.handledAt} />
      <Actions>
        {isByHand && (
          <DoneButton
            kind="main"
            label={t`Mark as received`}
            isMarked={state === 'received'}
            isPending={isPending}
            onPress={() => mutate(state === 'received' ? undefined : 'received')}
          />
        )}
        {email && (
          <MiniAnchor href={link}>
            <Icon name="mail" />
            {sendsBank ? t`Send bank details by e-mail` : t`Write an e-mail`}
          </MiniAnchor>
        )}
        {children}
      </Actions>
      {state === 'charging' && (
        <Hint>
          <Trans>The card company has not confirmed this payment yet. We ask again every minute.</Trans>
        </Hint>
      )}
    </>
  )
}
