import { Trans, useLingui } from '@lingui/react/macro'
import { type OpeningPoint, PART_OF_POINT, type PointState } from 'domain/content/opening/opening-points.ts'
import styled from 'styled-components'
import { MiniButton, MiniLink } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { type Opening, useLeaveOut } from '../opening.ts'
import { usePointTexts } from './use-point-texts.ts'

const TINTS: Record<PointState, string> = { missing: 'danger', sample: 'waiting', ready: 'success' }

const Row = styled.li<{ $state: PointState }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto auto;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s3) var(--s5);
  border-block-start: 1px solid var(--line);

  > :first-child {
    display: grid;
    place-items: center;
    align-self: start;
    block-size: 44px;
    background: ${({ $state }) => `var(--${TINTS[$state]}-tint)`};
    color: ${({ $state }) => `var(--${TINTS[$state]})`};
  }
  h2 {
    font: 700 1.0625rem/1.3 var(--text);
  }
  p {
    color: var(--ink-soft);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  > :nth-child(3) {
    grid-column: ${({ $state }) => ($state === 'ready' ? 'auto' : '3 / -1')};
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    grid-column: ${({ $state }) => ($state === 'ready' ? 'auto' : '2 / -1')};
  }
  ${narrowList} {
    grid-template-columns: 44px minmax(0, 1fr);
    padding-inline: var(--s4);

    > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`
/** Shows a point of the list before opening: its state, and where to complete or leave it out. */
export function PointRow({ point, opening }: { point: OpeningPoint; opening: Opening }) {
  const { t } = useLingui()
  const { title, ready, todo, enter, leaveOut } = usePointTexts(opening.content)[point]
  const { mutate, isPending } = useLeaveOut(opening)
  const state = opening.states[point]
  const to = `${paths.dashboardView('site')}&part=${PART_OF_POINT[point]}`
  return (
    <Row $state={state}>
      <span>
        <WorkIcon name={state === 'ready' ? 'check' : state === 'missing' ? 'alert' : 'copy'} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{state === 'ready' ? <bdi>{ready}</bdi> : todo}</p>
      </div>
      <StatusChip status={state} />
      {state === 'ready' ? (
        <div>
          <MiniLink to={to} $kind="plain" aria-label={t`Edit: ${title}`}>
            <Trans>Edit</Trans>
          </MiniLink>
        </div>
      ) : (
        <div>
          <MiniLink to={to} $kind="main">
            {enter}
          </MiniLink>
          {leaveOut && (
            <MiniButton
              type="button"
              $kind="plain"
              aria-label={`${leaveOut}: ${title}`}
              aria-busy={isPending}
              onClick={() => mutate(point)}
            >
              {leaveOut}
            </MiniButton>
          )}
        </div>
      )}
    </Row>
  )
}
