import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { cancelEmailChange, sendEmailLinks } from '../api.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { SavedLine, useSaving } from '#components/account/saving.tsx'

const Where = styled.output`
  display: block;
  overflow-wrap: anywhere;
`

const Soft = styled.p`
  font-size: var(--t-s);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`

interface EmailWaitingProps {
  change: EmailChangeDocument
  /** The current address. */
  email: string
  /** Called when the change was cancelled. */
  onCancelled: () => void
}

/** A change of e-mail that is not confirmed yet: which address is missing, and what the user can do. */
export function EmailWaiting({
  change: { email: wanted, confirmed, until },
  email,
  onCancelled,
}: EmailWaitingProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { phone, email: office } = useOrganisation()
  const { server } = useTexts()
  const { saving, save } = useSaving(server.unreachable)
  const [isBusy, setIsBusy] = useState(false)
  const missing = confirmed.old ? wanted : confirmed.new ? email : ''

  const act = async (work: () => Promise<unknown>, done = () => {}) => {
    setIsBusy(true)
    if (await save(work)) done()
    setIsBusy(false)
  }

  return (
    <>
      <Where>
        <Note icon="mail">
          <p>
            {missing === ''
              ? t`Please confirm the change to ${wanted}. A link is on its way to both addresses.`
              : confirmed.old
                ? t`The old address is confirmed. Now open the e-mail that we sent to ${missing}.`
                : t`The new address is confirmed. Now open the e-mail that we sent to ${missing}.`}
          </p>
          <p>{t`Until then you sign in with ${email}. The links work until ${formatMinute(until, language)}.`}</p>
        </Note>
      </Where>
      <SavedLine saving={saving} savedText={(time) => t`Sent at ${time}`}>
        <Button type="button" $kind="line" $small aria-busy={isBusy} onClick={() => void act(sendEmailLinks)}>
          {missing === '' ? <Trans>Send the links again</Trans> : <Trans>Send the link again</Trans>}
        </Button>
        <Button
          type="button"
          $kind="plain"
          $small
          aria-disabled={isBusy}
          onClick={() => void act(cancelEmailChange, onCancelled)}
        >
          <Trans>Cancel change</Trans>
        </Button>
      </SavedLine>
      {confirmed.old === '' && (
        <Soft>
          <Trans>
            Can you no longer read e-mails at {email}? Write to <a href={`mailto:${office}`}>{office}</a> or
            call <a href={phoneHref(phone)}>{phone}</a>. The office checks who you are, then helps you.
          </Trans>
        </Soft>
      )}
    </>
  )
}
