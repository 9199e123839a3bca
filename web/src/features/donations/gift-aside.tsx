import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { CountKey } from '#components/needlework/count-key.tsx'
import { CountedCloth } from '#components/needlework/counted-cloth.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useDollars } from '#lib/format/dollars.ts'
import { useGift } from './use-gift.ts'
import { WhatItDoes } from './what-it-does.tsx'

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
  font: 700 3.25rem/1.1 var(--display);
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
const Does = styled.p`
  min-block-size: 1.6em;
  margin-block-end: var(--s5);
  font-weight: 600;
`
const Hundred = styled.div`
  margin-block-start: var(--s4);
  padding-block-start: var(--s4);
  border-block-start: 1px solid #d3c7b2;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.5;
`

/** What the gift that is being chosen does: its sum, its deed and its stitch in the cloth. */
export function GiftAside() {
  const { t } = useLingui()
  const { exact, short } = useDollars()
  const gift = useGift()
  const { dollars, told, stitches } = gift
  const hundred = useContent('giving')?.hundred
  const whole = Math.floor(stitches)
  return (
    <Box aria-label={t`What your donation pays for`}>
      <h2>
        <Trans>What your donation pays for</Trans>
      </h2>
      <Sum>{dollars !== undefined && exact(dollars)}</Sum>
      <Does>
        <WhatItDoes gift={gift} />
      </Does>
      {told && (
        <>
          <CountedCloth
            label={told.cause.title}
            progress={told.cause.progress}
            done={told.done}
            paid={told.paid}
            mine={stitches}
          />
          <CountKey
            isStacked
            lines={[
              {
                state: 'done',
                count: told.done,
                words: told.story ? `${told.story.unit} ${told.story.done}` : <Trans>done</Trans>,
              },
              ...(told.story
                ? [{ state: 'paid' as const, count: told.paid, words: told.story.paidFor }]
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
        <Hundred>
          <p>{hundred.heading}:</p>
          <ul>
            {hundred.parts.map(({ dollars: part, what }) => (
              <li key={what}>
                {short(part)} {what}
              </li>
            ))}
          </ul>
        </Hundred>
      )}
    </Box>
  )
}
