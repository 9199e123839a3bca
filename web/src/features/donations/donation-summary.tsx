import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { CountedCloth, CountKey } from '#components/needlework/counted-cloth.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useChamberMoney } from '#lib/page-data/use-chamber-money.ts'
import { type ChosenDonation, useDonation } from './use-donation.ts'

/** Says what a donation pays for: in the office's words, or as a number of places. */
export function WhatItPaysFor({ donation: { does, places } }: { donation: ChosenDonation }) {
  if (does) return does
  const whole = Math.floor(places)
  if (places === 0) return null
  if (whole === 0) return <Trans>Pays for part of a place</Trans>
  if (whole === places) return <Plural value={whole} one="Pays for 1 place" other="Pays for # places" />
  return (
    <Plural
      value={whole}
      one="Pays for 1 place and part of another"
      other="Pays for # places and part of another"
    />
  )
}

const Box = styled.aside`
  padding: var(--s6) var(--s5);
  background: var(--surface-sunk);
  > h2 {
    margin-block-end: var(--s2);
    font-size: 1.5rem;
  }
  > dl {
    margin-block-start: var(--s4);
  }
`
const Sum = styled.p`
  min-block-size: 1.1em;
  font: 700 var(--t-sum) / 1.1 var(--display);
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
const Does = styled.p`
  min-block-size: 1.6em;
  margin-block-end: var(--s5);
  font-weight: 600;
`
const Spending = styled.div`
  margin-block-start: var(--s4);
  padding-block-start: var(--s4);
  border-block-start: 1px solid #d3c7b2;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.5;
`

/** Shows beside the form what the chosen donation pays for: amount, effect and place in the cause. */
export function DonationSummary() {
  const { t } = useLingui()
  const { exact, short } = useChamberMoney()
  const donation = useDonation()
  const { amount, entry, places } = donation
  const hundred = useContent('giving')?.hundred
  const whole = Math.floor(places)
  return (
    <Box aria-label={t`What your donation pays for`}>
      <h2>
        <Trans>What your donation pays for</Trans>
      </h2>
      <Sum>{amount !== undefined && exact(amount)}</Sum>
      <Does>
        <WhatItPaysFor donation={donation} />
      </Does>
      {entry && (
        <>
          <CountedCloth
            label={entry.cause.title}
            progress={entry.cause.progress}
            done={entry.done}
            paid={entry.paid}
            mine={places}
          />
          <CountKey
            isStacked
            lines={[
              {
                state: 'done',
                count: entry.done,
                words: entry.story ? `${entry.story.unit} ${entry.story.done}` : <Trans>done</Trans>,
              },
              ...(entry.story
                ? [{ state: 'paid' as const, count: entry.paid, words: entry.story.paidFor }]
                : []),
              {
                state: 'mine',
                count: whole || <Trans>Part</Trans>,
                words: whole ? <Trans>paid by you</Trans> : <Trans>of a place, paid by you</Trans>,
              },
            ]}
          />
        </>
      )}
      {hundred && hundred.parts.length > 0 && (
        <Spending>
          <p>{hundred.heading}:</p>
          <ul>
            {hundred.parts.map(({ dollars: part, what }) => (
              <li key={what}>
                {short(part)} {what}
              </li>
            ))}
          </ul>
        </Spending>
      )}
    </Box>
  )
}
