import { Plural, Trans } from '@lingui/react/macro'
import { REGION } from 'domain/place.ts'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Bullets } from '#components/layout/prose.tsx'
import { useKeptTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

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

/** Says what the pictures of the card are for, who looks at them and when they go. @param days after the decision */
export function Card({ days }: { days: number }) {
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
            <Trans>
              We compare the name, CNIC and date of birth on your card with your answers. We use the pictures
              for nothing else.
            </Trans>
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
              one="One day after the last decision on your application, or earlier when your account is deleted."
              other="# days after the last decision on your application, or earlier when your account is deleted."
            />{' '}
            <Trans>While your application waits, they stay.</Trans>
          </dd>
        </div>
      </Facts>
    </section>
  )
}

/** Says in which countries data is stored, and who stores it for the chamber. */
export function Where() {
  const { countries } = useKeptTexts()
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
          Backups keep removed data for up to 7 days. Google keeps a log of requests with network addresses
          for 30 days. A mail service sends our e-mails.
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

/** Says what does not happen to data. */
export function NotDone() {
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

/** Says how to see, correct, download and delete data. */
export function Choices() {
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
