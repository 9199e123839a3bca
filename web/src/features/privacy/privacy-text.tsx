import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Privacy } from 'domain/content/privacy.ts'
import { REGION } from 'domain/region.ts'
import { keptTexts } from 'domain/texts/privacy-table.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Bullets, Lead } from '#components/layout/prose.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useContent, useOrganisation } from '#lib/page-data/content.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { KeptTable } from './kept-table.tsx'

/* the links to the sections come first on phones, and end the page nowhere */
const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  grid-template-rows: auto 1fr;
  grid-template-areas: 'text links' 'text contact';
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
    grid-template-areas: 'links' 'text' 'contact';
    padding-block-start: var(--s6);
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
const Soft = styled.p`
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`
const Facts = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--s5);
  padding: var(--s5);
  border-block-start: 4px solid var(--accent);
  background: var(--surface);
  line-height: 1.45;
  dt {
    margin-block-end: var(--s1);
    font-weight: 600;
  }
  ${media.belowTablet} {
    grid-auto-flow: row;
    gap: var(--s4);
    padding: var(--s4);
  }
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
    <div>
      <Lead>
        <Trans>This page says what we keep about you, why, who sees it, for how long and where.</Trans>
      </Lead>
      {privacyVersion && (
        <Soft>
          <Trans>
            Version <b>{privacyVersion}</b>. It changes when a row or a number of days changes. We store with
            your application which version you saw.
          </Trans>
        </Soft>
      )}
    </div>
  )
}

function Card({ days }: { days: number }) {
  return (
    <section id="card" aria-labelledby="card-title">
      <h2 id="card-title">
        <Trans>Your identity card</Trans>
      </h2>
      <Facts>
        <div>
          <dt>
            <Trans>What the pictures are for</Trans>
          </dt>
          <dd>
            <Trans>We compare your name, CNIC and date of birth with your answers, and nothing else.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Who looks at them</Trans>
          </dt>
          <dd>
            <Trans>Only administrators. Each time one of them opens a picture is recorded.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>When they are removed</Trans>
          </dt>
          <dd>
            <Plural
              value={days}
              one="One day after the last decision on your application, or when your account is deleted."
              other="# days after the last decision on your application, or when your account is deleted."
            />
          </dd>
        </div>
      </Facts>
    </section>
  )
}

function Where() {
  const { countries } = keptTexts(useLanguage())
  const country = countries[REGION]
  return (
    <section id="where" aria-labelledby="where-title">
      <h2 id="where-title">
        <Trans>Where it is stored</Trans>
      </h2>
      <p>
        <Trans>Our database and files are on servers of Google in {country}.</Trans>
      </p>
      <p>
        <Trans>
          Firebase Authentication, the sign-in service of Google, stores accounts in the United States. It has
          your name, your e-mail address, and a code made from your password. Nobody can read the password
          from it.
        </Trans>
      </p>
      <p>
        <Trans>
          Backups keep removed data for up to 7 days. A backup of the accounts keeps it for up to a month.
          Google keeps a log of requests with network addresses for 30 days. A mail service sends our e-mails.
        </Trans>
        {import.meta.env.VITE_APP_CHECK_KEY && (
          <>
            {' '}
            <Trans>Google reCAPTCHA checks that a person sends a form, and not a program.</Trans>
          </>
        )}
      </p>
    </section>
  )
}

function NotDone() {
  return (
    <section id="not" aria-labelledby="not-title">
      <h2 id="not-title">
        <Trans>What we do not do</Trans>
      </h2>
      <Bullets>
        <li>
          <Trans>We do not sell your data or give it to advertisers.</Trans>
        </li>
        <li>
          <Trans>We show no advertising and do not track you.</Trans>
        </li>
        <li>
          <Trans>We never ask for your password by phone or e-mail.</Trans>
        </li>
      </Bullets>
    </section>
  )
}

function Choices() {
  return (
    <section id="choices" aria-labelledby="choices-title">
      <h2 id="choices-title">
        <Trans>What you can do, and how to leave</Trans>
      </h2>
      <Bullets>
        <li>
          <Trans>
            Sign in to see and correct your details on <Link to={paths.dashboard}>your own page</Link>.
          </Trans>
        </li>
        <li>
          <Trans>
            Download all your data there. It lists each time the office opened your card pictures.
          </Trans>
        </li>
        <li>
          <Trans>
            Delete your account there. We remove your data and pictures at once. Donations stay without your
            name.
          </Trans>
        </li>
        <li>
          <Trans>
            Did you send a form without signing in? Write to us with its reference, and we delete it.
          </Trans>
        </li>
      </Bullets>
    </section>
  )
}

/** Says whom to ask: the person whom the chamber names, else the office. */
function Questions({ contact }: Pick<Privacy, 'contact'>) {
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
        <Head />
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
