import { Trans } from '@lingui/react/macro'
import type { Cause } from 'domain/content/causes.ts'
import { PLACES } from 'domain/needlework/counted.ts'
import styled from 'styled-components'
import type { CauseWithStory } from '#lib/page-data/use-causes.ts'

const Pair = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    color: var(--ink);
    font-size: var(--t-l);
    line-height: 1.3;
  }
`

/** What was raised for a cause and what is aimed at, as the office says it. */
export const Sums = ({ cause, className }: { cause: Cause; className?: string }) => (
  <Pair className={className}>
    <span>
      <Trans>Raised</Trans>
      <b>{cause.raised}</b>
    </span>
    <span>
      <Trans>Goal</Trans>
      <b>{cause.goal}</b>
    </span>
  </Pair>
)

/** Says how many places are done: "131 of 200 children in class", or without a story "131 of 200 places". */
export const PlacesDone = ({ story, done }: Pick<CauseWithStory, 'story' | 'done'>) =>
  story ? (
    <>
      <Trans>
        {done} of {PLACES}
      </Trans>
      {` ${story.unit} ${story.done}`}
    </>
  ) : (
    <Trans>
      {done} of {PLACES} places
    </Trans>
  )
