import { Trans, useLingui } from '@lingui/react/macro'
import { OPENING_POINTS, type PointState } from 'domain/content/opening/opening-points.ts'
import styled from 'styled-components'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { usePause } from '#components/publishing/use-pause.ts'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { type Opening, useOpeningPoints } from '../opening.ts'
import { OpenedPanel, OpenSitePanel } from './open-site-panel.tsx'
import { PointRow } from './point-row.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: var(--s5);
  align-items: start;

  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Points = styled.section`
  background: var(--surface);

  > output {
    display: block;
    padding: var(--s4) var(--s5) var(--s3);
  }
`
const Measure = styled.progress`
  display: block;
  inline-size: calc(100% - 2 * var(--s5));
  block-size: 12px;
  margin: 0 var(--s5) var(--s4);
  border: 0;
  appearance: none;
  background: var(--line);
  color: var(--accent);
  mask: repeating-linear-gradient(90deg, #000 0 6px, transparent 6px 8px);

  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--accent);
  }
  &::-moz-progress-bar {
    background: var(--accent);
  }
`
/** Shows what is still missing or a sample before the site is opened, and opens it. For admins. */
export function OpeningView({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const texts = useTexts()
  const { status, retry, opening } = useOpeningPoints(session)
  if (opening) return <Loaded session={session} opening={opening} />
  if (status === 'loading') return <Loading text={t`Loading...`} />
  return <LoadFailed text={texts.server.unreachable} onRetry={retry} />
}

const ORDER: readonly PointState[] = ['missing', 'sample', 'ready']

function Loaded({ session, opening }: { session: OpenSession; opening: Opening }) {
  const pause = usePause(session)
  const { t } = useLingui()
  const { states, isOpen } = opening
  const count = OPENING_POINTS.length
  const left = OPENING_POINTS.filter((point) => states[point] !== 'ready').length
  const ready = count - left
  const points = ORDER.flatMap((state) => OPENING_POINTS.filter((point) => states[point] === state))
  return (
    <>
      <WorkHead title={isOpen ? t`Open or close the site` : t`Before you open the site`}>
        {!isOpen && <StatusChip status="closed" />}
      </WorkHead>
      <PausedNotice pause={pause} />
      <Columns>
        <Points aria-label={t`Points`}>
          <output>
            <b>
              {left === 0 ? (
                <Trans>All {count} points are ready.</Trans>
              ) : (
                <Trans>
                  {ready} of {count} points are ready.
                </Trans>
              )}
            </b>{' '}
            {!isOpen && left > 0 && <Trans>Visitors see a note until you open the site.</Trans>}
          </output>
          <Measure aria-label={t`Points that are ready`} value={ready} max={count} />
          <ul>
            {points.map((point) => (
              <PointRow key={point} point={point} opening={opening} />
            ))}
          </ul>
        </Points>
        {isOpen ? (
          <OpenedPanel opening={opening} />
        ) : (
          <OpenSitePanel left={left} closed={opening.closed} pause={pause} />
        )}
      </Columns>
    </>
  )
}
