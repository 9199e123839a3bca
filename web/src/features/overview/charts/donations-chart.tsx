import { Trans, useLingui } from '@lingui/react/macro'
import type { DonationFigures } from 'domain/office/overview.ts'
import styled from 'styled-components'
import { useMoney } from '#lib/format/use-money.ts'
import { Chart } from './chart.tsx'
import { DonationMarks, countPerMark, marksFor } from './marks.tsx'

/** Marks of a full row. */
const ROW = 40

const Rows = styled.ul`
  display: grid;
  gap: var(--s4);
  li {
    display: grid;
    gap: 6px;
  }
  svg {
    inline-size: 100%;
    block-size: 14px;
  }
  li > b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  li > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`

/** Shows donations through the website by cause, received and pledged, in one currency. */
export function DonationsChart({ currency, pledged, received, causes }: DonationFigures) {
  const { t } = useLingui()
  const money = useMoney()
  const short = (amount: number) => money.short(amount, currency)
  const each = countPerMark(Math.max(...causes.map((cause) => cause.received + cause.pledged)), ROW)
  const [receivedSum, pledgedSum, mark] = [short(received.sum), short(pledged.sum), short(each)]
  const rows = causes.filter((cause) => cause.received + cause.pledged > 0)
  return (
    <Chart
      title={t`Donations`}
      words={
        <>
          <Trans>
            <b>
              {receivedSum} received, {pledgedSum} pledged
            </b>{' '}
            through the website.
          </Trans>{' '}
          {rows.length > 0 && t`1 mark = ${mark}. Filled = received, dotted = pledged.`}
        </>
      }
    >
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ cause, title, received: came, pledged: waits }) => {
            const [cameSum, waitsSum] = [short(came), short(waits)]
            return (
              <li key={cause}>
                <b>{title || <Trans>Where it is needed most</Trans>}</b>
                <DonationMarks received={marksFor(came, each)} pledged={marksFor(waits, each)} />
                <span>{t`${cameSum} received, ${waitsSum} pledged`}</span>
              </li>
            )
          })}
        </Rows>
      )}
    </Chart>
  )
}
