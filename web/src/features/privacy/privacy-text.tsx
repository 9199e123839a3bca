import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Privacy } from 'domain/content/privacy.ts'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Lead } from '#components/layout/prose.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { KeptTable } from './kept-table.tsx'
import { Card, Choices, NotDone, Where } from './sections.tsx'

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  grid-template-rows: auto auto 1fr;
  grid-template-areas: 'head links' 'text links' 'text contact';
  gap: var(--s6) var(--s8);
  align-items: start;
  padding-block: var(--s8) var(--section);
  h2 {
    margin-block-end: var(--s4);
    font-size: 1.75rem;
  }
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    grid-template-areas: 'head' 'links' 'text' 'contact';
    padding-block-start: var(--s7);
  }
`
const Links = styled.nav`
  grid-area: links;
  h2 {
    margin-block-end: 0;
    padding-block-end: var(--s3);
    background: var(--running) 0 100% / 100% 3px no-repeat;
    font-size: 1.375rem;
  }
  li {
    border-block-end: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
`
const Text = styled.div`
  grid-area: text;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  > section {
    scroll-margin-block-start: var(--s5);
  }
  > section > p {
    max-inline-size: 40em;
  }
  > section > p + p {
    margin-block-start: var(--s3);
  }
`
const Beginning = styled.div`
  grid-area: head;
`
const Soft = styled.p`
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`
const Contact = styled.section`
  grid-area: contact;
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  background: var(--surface-sunk);
  overflow-wrap: anywhere;
  h2 {
    margin-block-end: 0;
    font-size: 1.375rem;
  }
  > a {
    justify-self: start;
    overflow-wrap: anywhere;
  }
  > ${Soft} {
    margin: 0;
  }
`

/** Says what the page is about, and which version of the table it shows. */
function Head() {
  const { privacyVersion } = usePageData() ?? {}
  return (
    <Beginning>
      <Lead>
        <Trans>This page says what we keep about you, why, who sees it, for how long and where.</Trans>
      </Lead>
      {privacyVersion && (
        <Soft>
          <Trans>
            Version <b>{privacyVersion}</b>. It changes when the table below changes. Your application stores
            the version that you saw.
          </Trans>
        </Soft>
      )}
    </Beginning>
  )
}

/** Says whom to ask: the person whom the chamber names, else the office. */
export function Questions({ contact }: Pick<Privacy, 'contact'>) {
  const office = useOrganisation()
  const { name } = contact
  const email = contact.email || office.email
  return (
    <Contact aria-labelledby="questions-title">
      <h2 id="questions-title">
        <Trans>Questions about your data</Trans>
      </h2>
      <p>
        {name ? <Trans>Write to the person responsible: {name}.</Trans> : <Trans>Write to the office.</Trans>}
      </p>
      <ButtonAnchor $kind="line" href={`mailto:${email}`}>
        <Icon name="mail" />
        <bdi dir="ltr">{email}</bdi>
      </ButtonAnchor>
      <Soft>
        <Plural
          value={office.answerDays}
          one="We reply within one working day."
          _2="We reply within two working days."
          other="We reply within # working days."
        />
      </Soft>
    </Contact>
  )
}

/** Says what is kept about people and what they can do, with the days and the contact that the chamber has set. */
export function PrivacyText() {
  const { t } = useLingui()
  const privacy = useContent('privacy')
  if (!privacy) return <Loading text={t`Loading...`} />
  return (
    <Columns>
      <Head />
      <Links aria-label={t`On this page`}>
        <h2>
          <Trans>On this page</Trans>
        </h2>
        <ul>
          <li>
            <a href="#card">
              <Trans>Your identity card</Trans>
            </a>
          </li>
          <li>
            <a href="#kept">
              <Trans>What we keep</Trans>
            </a>
          </li>
          <li>
            <a href="#where">
              <Trans>Where it is stored</Trans>
            </a>
          </li>
          <li>
            <a href="#not">
              <Trans>What we do not do</Trans>
            </a>
          </li>
          <li>
            <a href="#choices">
              <Trans>What you can do, and how to leave</Trans>
            </a>
          </li>
        </ul>
      </Links>
      <Text>
        <Card days={privacy.cards} />
        <section id="kept" aria-labelledby="kept-title">
          <h2 id="kept-title">
            <Trans>What we keep</Trans>
          </h2>
          <KeptTable terms={privacy} />
        </section>
        <Where />
        <NotDone />
        <Choices />
      </Text>
      <Questions contact={privacy.contact} />
    </Columns>
  )
}
