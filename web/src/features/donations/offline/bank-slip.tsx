import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { media } from '#styles/media.ts'
import { CopyButton } from './copy-button.tsx'

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

/** Where the office has named no account. */
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

/** Where an offline donation goes. @param reference to quote; undefined until the promise was sent */
export function BankSlip({ reference }: { reference?: string }) {
  const { t } = useLingui()
  const { name, accountTitle, iban, swift } = useOrganisation().bank
  const lines = [
    { name: t`Account title`, value: accountTitle, isCopied: true },
    { name: t`Bank`, value: name, isCopied: false },
    { name: t`IBAN`, value: iban, isCopied: true },
    { name: t`SWIFT`, value: swift, isCopied: true },
  ]
  const referenceName = t`Payment reference`
  return (
    <>
      <Slip>
        <Row>
          <dt>{referenceName}</dt>
          <dd>
            {reference ? (
              <Reference>{reference}</Reference>
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
          .map(({ name: line, value, isCopied }) => (
            <Row key={line}>
              <dt>{line}</dt>
              <dd>{value}</dd>
              {isCopied && (
                <dd>
                  <CopyButton name={line} text={value} />
                </dd>
              )}
            </Row>
          ))}
      </Slip>
      {!iban && <AskTheOffice />}
    </>
  )
}
