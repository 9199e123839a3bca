import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { Submit } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { onKora } from '#styles/grounds.ts'
import { sendEventQuestion } from './api.ts'

const Panel = styled.div`
  ${onKora}
  padding: var(--s5);
`
const EMPTY = { name: '', email: '', message: '' }

const loadSchema = async () => (await import('domain/schemas/contact.ts')).eventContactSchema

/** Renders the form for a question about an event. */
export function EventContact({ event: { id, title } }: { event: Pick<PublicEvent, 'id' | 'title'> }) {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <Panel>
      <OpenForm
        key={id}
        name={`event-${id}`}
        schema={loadSchema}
        initialValues={EMPTY}
        send={(values, botCheck) => sendEventQuestion({ id, ...values, ...botCheck })}
        sent={({ reference }, { name }) => (
          <p>
            {t`Thank you, ${name}. We have received your question about ${title}. Your reference is ${reference}.`}
          </p>
        )}
      >
        <TextField name="name" label={`${label.name} *`} autoComplete="name" />
        <TextField name="email" type="email" label={`${label.email} *`} autoComplete="email" />
        <TextAreaField name="message" label={`${label.message} *`} rows={5} />
        <Submit>
          <Trans>Send message</Trans>
        </Submit>
      </OpenForm>
    </Panel>
  )
}
