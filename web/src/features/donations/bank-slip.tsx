import { Trans, useLingui } from '@lingui/react/macro'
import type { Organisation, WayToPay } from 'domain/content/organisation.ts'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** How long the button shows "Copied", in milliseconds. */
const SAID_MS = 3_000

const Copy = styled(Button)`
  min-inline-size: 108px;
  ${Button}& {
    padding-inline: var(--s3);
  }
  @media print {
    display: none;
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Returns the ways that have a number. */
export const waysInUse = (ways: readonly WayToPay[]) => ways.filter(({ number }) => number)

/** Copies a line of the slip and shows "Copied" for three seconds. @param name of the line */
function CopyButton({ name, text }: { name: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const handleClick = () => {
    // where a browser does not allow it the line can be marked by hand
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <>
      <Copy type="button" $kind="line" $small onClick={handleClick}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          <Hidden> {name}</Hidden>
        </span>
      </Copy>
      <Hidden as="output">{isCopied && <Trans>Copied: {name}</Trans>}</Hidden>
    </>
  )
}

const Slip = styled.dl`
  max-inline-size: 704px;
  border: 1.5px solid var(--edge);
  background: var(--surface);
`
const Row = styled.div`
  display: grid;
  grid-template-columns: 9.5em minmax(0, 1fr) auto;
  gap: var(--s1) var(--s4);
  align-items: center;
  min-block-size: 60px;
  padding-block: 7px;
  padding-inline: var(--s4) var(--s2);
  line-height: 1.35;
  & + & {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline-start: var(--s3);
    column-gap: var(--s2);
    > :is(dt, dd:first-of-type) {
      grid-column: 1;
    }
    > dd + dd {
      grid-area: 1 / 2 / span 2;
    }
  }
`
const Reference = styled.b`
  color: var(--accent);
  font: 700 1.75rem/1.1 var(--display);
  letter-spacing: 0.01em;
  @media (max-width: 389px) {
    font-size: 1.375rem;
    white-space: nowrap;
  }
`
const Later = styled.span`
  color: var(--ink-soft);
  font-weight: 400;
`

const Details = styled.span`
  display: block;
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-weight: 400;
`

/** Tells how to reach the office, if it has entered no account. */
function AskTheOffice() {
  const { email, phone } = useOrganisation()
  const address = (
    <a href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  )
  const telephone = (
    <a href={phoneHref(phone)} dir="ltr">
      {phone}
    </a>
  )
  return (
    <Note icon="info">
      <Trans>
        Please ask the office where to pay, at {address} or {telephone}. Give the reference.
      </Trans>
    </Note>
  )
}

interface BankSlipProps {
  /** Undefined until the pledge was sent. */
  reference?: string
  /** What the server named; else what the page says, which may be older. */
  account?: Organisation['bank'] | undefined
  ways?: readonly WayToPay[] | undefined
}

interface Line {
  name: string
  value: string
  /** Whether the line has a button that copies it. */
  isCopied?: true
  /** Shown below the value. */
  details?: string
}

/** Shows where an offline donation is paid: the bank account, then every other way. */
export function BankSlip({ reference, account, ways }: BankSlipProps) {
  const { t } = useLingui()
  const organisation = useOrganisation()
  const { name, accountTitle, iban, swift } = account ?? organisation.bank
  const others = waysInUse(ways ?? organisation.ways)
  const lines: Line[] = [
    { name: t`Account title`, value: accountTitle, isCopied: true },
    { name: t`Bank`, value: name },
    { name: t`IBAN`, value: iban, isCopied: true },
    { name: t`SWIFT`, value: swift, isCopied: true },
    ...others.map((way): Line => ({
      name: way.label,
      value: way.number,
      isCopied: true,
      details: [way.accountTitle, way.note].filter(Boolean).join('. '),
    })),
  ]
  const referenceName = t`Payment reference`
  return (
    <>
      <Slip>
        <Row>
          <dt>{referenceName}</dt>
          <dd>
            {reference ? (
              <Reference>
                <bdi dir="ltr">{reference}</bdi>
              </Reference>
            ) : (
              <Later>
                <Trans>You get it when you send this form</Trans>
              </Later>
            )}
          </dd>
          {reference && (
            <dd>
              <CopyButton name={referenceName} text={reference} />
            </dd>
          )}
        </Row>
        {lines
          .filter(({ value }) => value)
          .map(({ name: line, value, isCopied, details }, index) => (
            <Row key={index}>
              <dt>{line}</dt>
              <dd>
                <bdi>{value}</bdi>
                {details && <Details>{details}</Details>}
              </dd>
              {isCopied && (
                <dd>
                  <CopyButton name={line} text={value} />
                </dd>
              )}
            </Row>
          ))}
      </Slip>
      {!iban && others.length === 0 && <AskTheOffice />}
    </>
  )
}
