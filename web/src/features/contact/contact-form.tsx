import type { Sent } from 'domain/api/forms.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { Contact } from 'domain/schemas/contact.ts'
import { Submit } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { AgainButton, SentAnswer } from '#components/forms/sent-answer.tsx'
import type { BotCheck } from '#components/forms/bot-check.tsx'
import { call } from '#lib/call.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { ContactFields } from './contact-fields.tsx'

type ContactValues = Omit<Contact, keyof BotCheck>

const EMPTY: ContactValues = { name: '', lastname: '', email: '', subject: '', events: '', notes: '' }

const loadSchema = async () => (await import('domain/schemas/contact.ts')).contactSchema

async function send(values: ContactValues, signs: BotCheck): Promise<Sent> {
  const { sendMessage } = await import('domain/api/forms.ts')
  return call(sendMessage, { ...values, ...signs })
}

/** Writes to the office. */
export function ContactForm() {
  const { answerDays } = useOrganisation()
  return (
    <OpenForm
      name="contact"
      schema={loadSchema}
      initialValues={EMPTY}
      send={send}
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
