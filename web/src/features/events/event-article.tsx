import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicEvent } from 'domain/event.ts'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { SectionTabs } from '#components/controls/section-tabs.tsx'
import { DayBlock } from '#components/layout/day-block.tsx'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { MapFrame } from '#components/layout/map-frame.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { onKora } from '#styles/grounds.ts'
import { Submit } from '#components/forms/form-layout.tsx'
import { OpenForm } from '#components/forms/open-form.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { Schedule, WhenAndWhere } from './event-details.tsx'
import { sendEventQuestion } from './api.ts'

const ContactPanel = styled.div`
  ${onKora}
  padding: var(--s5);
`
const EMPTY_QUESTION = { name: '', email: '', message: '' }

const loadSchema = async () => (await import('domain/schemas/contact.ts')).eventContactSchema

/** Renders the form for a question about an event. */
function EventContact({ event: { id, title } }: { event: Pick<PublicEvent, 'id' | 'title'> }) {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <ContactPanel>
      <OpenForm
        key={id}
        name={`event-${id}`}
        schema={loadSchema}
        initialValues={EMPTY_QUESTION}
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
    </ContactPanel>
  )
}

const Panel = styled.div`
  ${onKora}
  display: grid;
  gap: var(--s4);
  justify-items: start;
  padding: var(--s6) var(--s5);
  overflow-wrap: anywhere;
`

const searchFor = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** Shows the office's map for an event at the office, otherwise a link to a map search. */
function EventMap({ location }: { location: string }) {
  const { address } = useOrganisation()
  if (location.toLowerCase().startsWith(address.toLowerCase())) return <MapFrame />
  return (
    <Panel>
      <p>
        <bdi>{location}</bdi>
      </p>
      <ButtonAnchor $kind="line" href={searchFor(location)} target="_blank" rel="noreferrer">
        <Trans>Find it on OpenStreetMap (opens in a new tab)</Trans>
      </ButtonAnchor>
    </Panel>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  margin-block: var(--s5) var(--s4);
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem);
    unicode-bidi: plaintext;
  }
`

/** Shows an event with its tabs: schedule, map and contact form. */
export function EventArticle({ event }: { event: PublicEvent }) {
  const { t } = useLingui()
  return (
    <article aria-labelledby="event">
      <LeadPicture
        post={event}
        sizes={`(min-width: 1280px) 757px, (min-width: 992px) 62vw, (min-width: 768px) 100vw, ${WIDE_ON_PHONES}`}
        width={72}
      />
      <Head>
        <DayBlock date={event.date} />
        <h2 id="event">
          <bdi>{event.title}</bdi>
        </h2>
      </Head>
      <WhenAndWhere event={event} />
      <SectionTabs
        label={t`About this event`}
        sections={[
          {
            id: 'schedule',
            label: t`Event Schedule`,
            content: <Schedule event={event} />,
          },
          { id: 'map', label: t`Map Location`, content: <EventMap location={event.location} /> },
          { id: 'contact', label: t`Contact Us`, content: <EventContact event={event} /> },
        ]}
      />
    </article>
  )
}
