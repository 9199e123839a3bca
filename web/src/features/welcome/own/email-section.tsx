import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { emailChangeSchema } from 'domain/schemas/password.ts'
import { emailField } from 'domain/schemas/login.ts'
import { rule } from 'domain/values/rule.ts'
import { Formik } from 'formik'
import { useMemo, useState } from 'react'
import { formatMinute } from 'domain/dates.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import styled from 'styled-components'
import { AccountSection, CurrentPasswordField, FormFoot } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'
import { Note } from '#components/feedback/note.tsx'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { askForEmailChange, useEmailChange, cancelEmailChange, sendEmailLinks } from '../api.ts'

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

/** Renders a change of e-mail that is not confirmed yet: which address is missing, and what the user can do. */
function EmailWaiting({
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

const EMPTY = { email: '', password: '' }

interface EmailFormProps {
  /** The current address. */
  email: string
  /** Called when a link is on its way to both addresses. */
  onAsked: () => void
}

/** Asks for another e-mail address and the password. */
function EmailForm({ email, onAsked }: EmailFormProps) {
  const { t } = useLingui()
  const { saving, save } = useSaving()
  const schema = useMemo(
    () =>
      emailChangeSchema.shape({
        email: emailField.test('other', rule('emailSame'), (wanted) => wanted !== email),
      }),
    [email],
  )

  const handleSubmit = async ({ email: wanted, password }: typeof EMPTY) => {
    const sent = { email: wanted.trim().toLowerCase(), password }
    if (await save(() => askForEmailChange(sent))) onAsked()
  }

  return (
    <FieldScope value="email-">
      <Formik initialValues={EMPTY} validate={useValidation(schema)} onSubmit={handleSubmit}>
        <PageForm>
          <FieldGrid>
            <TextField
              name="email"
              label={t`New e-mail`}
              hint={t`We write to both addresses.`}
              type="email"
              autoComplete="off"
              maxLength={MAX_LENGTH.email}
            />
            <CurrentPasswordField />
          </FieldGrid>
          <FormFoot>
            <SavedLine saving={saving}>
              <SubmitButton kind="line" busyLabel={<Trans>Sending the links...</Trans>}>
                <Trans>Change e-mail</Trans>
              </SubmitButton>
            </SavedLine>
          </FormFoot>
        </PageForm>
      </Formik>
    </FieldScope>
  )
}

const ID = 'your-email'

/** Moves the focus to the heading, since the pressed button is gone. */
const goToHeading = () => document.getElementById(ID)?.focus()

/** Renders the own e-mail address, and a change of it that is not confirmed yet. */
export function EmailSection({ session: { user, key } }: { session: OpenSession }) {
  const { t } = useLingui()
  const known = useEmailChange(user.id, key)
  const change = known.status === 'ready' ? known.data : null
  const [openedAt] = useState(() => new Date().toISOString())
  const isLate = change?.state === 'open' && change.until <= openedAt
  const isWaiting = change?.state === 'open' && !isLate
  const isMoving = change?.state === 'moving'

  return (
    <AccountSection
      id={ID}
      title={t`Your e-mail`}
      why={
        <Trans>You sign in with it. To change it, you confirm from both the old and the new address.</Trans>
      }
    >
      {change && isLate && (
        <Note>{t`The links for ${change.email} are older than a day. Nothing has changed.`}</Note>
      )}
      {change?.state === 'refused' && (
        <Note tone="refused">
          {t`Another account now uses ${change.email}. Your address has not changed.`}
        </Note>
      )}
      {isMoving && (
        <Note>{t`Both addresses are confirmed. In a moment you sign in with ${change.email}.`}</Note>
      )}
      {isWaiting && <EmailWaiting change={change} email={user.email} onCancelled={goToHeading} />}
      {/* nothing is offered before it is known whether a change is open */}
      {known.status !== 'loading' && !isWaiting && !isMoving && (
        <EmailForm email={user.email} onAsked={goToHeading} />
      )}
    </AccountSection>
  )
}
