import { Trans, useLingui, Plural } from '@lingui/react/macro'
import styled from 'styled-components'
import { formatDay } from 'domain/dates.ts'
import { NO_EVENT } from 'domain/event.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { Contact } from 'domain/schemas/contact.ts'
import { useFormikContext } from 'formik'
import type { FormEvent } from 'react'
import { MapFrame } from '#components/layout/map-frame.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { FieldGrid, Submit, WholeRow } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { AgainButton, SentAnswer } from '#components/forms/sent-answer.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { ContactDetails } from './contact-details.tsx'
import { sendContactMessage } from './api.ts'

/** Returns the options of the field Event; undefined while the page's data is loading. */
function useEventOptions() {
  const { t } = useLingui()
  const language = useLanguage()
  const events = usePageData()?.events
  if (!events) return undefined
  return [
    { value: '', label: t`Please choose` },
    { value: NO_EVENT, label: t`Not about an event` },
    ...[...events.coming, ...events.past].map(({ id, title, date }) => ({
      value: id,
      label: `${title}, ${formatDay(date, language)}`,
    })),
  ]
}

/** Renders the fields of the contact form. Typing in a field clears its error until blur or a pause. */
function ContactFields() {
  const { t } = useLingui()
  const { label } = useTexts()
  const { setFieldTouched } = useFormikContext()
  const clearMessage = ({ target }: FormEvent) =>
    void setFieldTouched((target as HTMLInputElement).name, false, false)
  return (
    <FieldGrid onChange={clearMessage}>
      <TextField name="name" label={label.name} autoComplete="given-name" maxLength={MAX_LENGTH.name} />
      <TextField
        name="lastname"
        label={label.lastname}
        autoComplete="family-name"
        maxLength={MAX_LENGTH.name}
      />
      <WholeRow>
        <TextField
          name="email"
          type="email"
          label={label.email}
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
      </WholeRow>
      <WholeRow>
        <TextField
          name="phone"
          type="tel"
          label={label.phone}
          hint={t`For a call or WhatsApp, if you prefer that to an e-mail.`}
          isOptional
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
        />
      </WholeRow>
      <WholeRow>
        <TextField name="subject" label={label.subject} maxLength={MAX_LENGTH.subject} />
      </WholeRow>
      <WholeRow>
        <SelectField name="events" label={label.events} options={useEventOptions()} />
      </WholeRow>
      <WholeRow>
        <TextAreaField name="notes" label={label.notes} maxLength={MAX_LENGTH.words} />
      </WholeRow>
    </FieldGrid>
  )
}

type ContactValues = Omit<Contact, keyof BotCheck>

const EMPTY: ContactValues = {
  name: '',
  lastname: '',
  email: '',
  phone: '',
  subject: '',
  events: NO_EVENT,
  notes: '',
}

const loadSchema = async () => (await import('domain/schemas/contact.ts')).contactSchema

/** Renders the contact form. */
function ContactForm() {
  const { answerDays } = useOrganisation()
  return (
    <OpenForm
      name="contact"
      schema={loadSchema}
      initialValues={EMPTY}
      send={(values, botCheck) => sendContactMessage({ ...values, ...botCheck })}
      keepsAnswer
      sent={({ reference }, { name }, again) => (
        <SentAnswer
          reference={reference}
          again={
            <AgainButton onClick={again}>
              <Trans>Send another message</Trans>
            </AgainButton>
          }
        >
          <Plural
            value={answerDays}
            one={`Thank you, ${name}. We have received your message and will reply within one working day.`}
            _2={`Thank you, ${name}. We have received your message and will reply within two working days.`}
            other={`Thank you, ${name}. We have received your message and will reply within # working days.`}
          />
        </SentAnswer>
      )}
    >
      <ContactFields />
      <Submit busyLabel={<Trans>Sending...</Trans>}>
        <Trans>Send message</Trans>
      </Submit>
    </OpenForm>
  )
}

const Ground = styled(Section)`
  ${onKora}
`
const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s8);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
const Touch = styled.div`
  display: grid;
  gap: var(--s5);
  align-content: start;
`

/** Renders the page Contact Us: contact details, form and map. */
export function ContactPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Contact Us`} />
      <PageBanner title={t`Contact Us`} crumb={t`Contact`} art="banner-contact" />
      <ContactDetails />
      <Ground aria-labelledby="touch">
        <Columns>
          <Touch>
            <h2 id="touch">
              <Trans>Get In Touch</Trans>
            </h2>
            <ContactForm />
          </Touch>
          <MapFrame />
        </Columns>
      </Ground>
    </>
  )
}
