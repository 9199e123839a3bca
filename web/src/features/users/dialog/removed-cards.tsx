import { Trans } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

const Box = styled.div`
  display: grid;
  gap: 2px;
  place-content: center;
  justify-items: center;
  block-size: 122px;
  border: 1px dashed var(--edge);
  background: var(--surface-sunk);
  font-size: var(--t-s);

  b {
    font-weight: 600;
  }
  ${media.forcedColours} {
    border-style: dashed;
  }
`

const Caption = styled.figcaption`
  min-block-size: 32px;
  padding-block-start: 2px;
  font-size: var(--t-s);
  font-weight: 600;
`

const Note = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: start;
  font-size: var(--t-s);

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`

/** Shows that one side of a card was removed, and when. @param at '' for the first admin, who has sent none */
export function MissingSide({ of, at }: { of: string; at: string }) {
  const language = useLanguage()
  return (
    <figure>
      <Box>
        {at ? (
          <>
            <WorkIcon name="bin" />
            <b>
              <Trans>Removed</Trans>
            </b>
            <span>{formatInstant(at, language)}</span>
          </>
        ) : (
          <Trans>Not given</Trans>
        )}
      </Box>
      <Caption>{of}</Caption>
    </figure>
  )
}

/** Says when the card pictures were removed, and after which decision. */
export function RemovedNote({
  user: { cardsRemovedAt = '', is_approved, approvedAt, rejection },
}: {
  user: UserDocument
}) {
  const language = useLanguage()
  const removed = formatInstant(cardsRemovedAt, language)
  const decidedAt = is_approved ? approvedAt : (rejection?.at ?? '')
  // a decision after the removal, or one whose time an earlier version did not store
  const decided = decidedAt && decidedAt < cardsRemovedAt ? formatInstant(decidedAt, language) : ''
  return (
    <Note>
      <WorkIcon name="clock" />
      <span>
        <b>
          <Trans>Card pictures removed on {removed}</Trans>
        </b>
        {decided && <Trans>, at the end of their term after the decision of {decided}</Trans>}.
      </span>
    </Note>
  )
}
