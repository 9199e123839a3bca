import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  OPENING_POINTS,
  type OpeningPoint,
  PART_OF_POINT,
  type PointState,
} from 'domain/content/opening/opening-points.ts'
import { formatMinute, formatShort } from 'domain/dates.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton, MiniLink } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { type Pause, usePause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { latePart } from '#components/dashboard/late-part.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { type Opening, useLeaveOut, useOpeningPoints, useOpenSite } from '../opening.ts'
import type { CloseDialogProps } from './close-dialog.tsx'
import { usePointTexts } from './use-point-texts.ts'

/** Loaded when it opens: its form brings formik and yup. */
const CloseDialog = latePart<CloseDialogProps>(
  'close',
  async () => (await import('./close-dialog.tsx')).CloseDialog,
)

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
const Panel = styled.aside`
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  background: var(--surface-sunk);

  h2 {
    font-size: 1.375rem;
  }
  h3 {
    margin-block-start: var(--s3);
    font: 700 1rem/1.4 var(--text);
  }
  li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    padding-block: var(--s2);
    font-size: var(--t-s);
  }
  li + li {
    border-block-start: 1px solid var(--line);
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
              <Point key={point} point={point} opening={opening} />
            ))}
          </ul>
        </Points>
        {isOpen ? (
          <IsOpen opening={opening} />
        ) : (
          <OpenTheSite left={left} closed={opening.closed} pause={pause} />
        )}
      </Columns>
    </>
  )
}

function Point({ point, opening }: { point: OpeningPoint; opening: Opening }) {
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

const AsVisitor = () => (
  <Button as="a" href={paths.home} target="_blank" rel="noreferrer" $kind="line" $wide>
    <WorkIcon name="eye" />
    <Trans>See it as a visitor</Trans>
  </Button>
)

interface OpenTheSiteProps extends Pick<Opening, 'closed'> {
  /** How many points are not ready. */
  left: number
  pause: Pause | undefined
}

function OpenTheSite({ left, closed, pause }: OpenTheSiteProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { appears } = useWhenLive(pause)
  const since = closed && formatMinute(closed.at, language)
  const { mutate, isPending } = useOpenSite()
  const isReady = left === 0
  return (
    <Panel aria-labelledby="open-site">
      <h2 id="open-site">
        <Trans>Open the site</Trans>
      </h2>
      {closed && (
        <p>
          {t`Closed again on ${since}. Reason:`} <bdi>{closed.reason}</bdi>
        </p>
      )}
      <p id="open-site-why">
        {isReady ? (
          <>
            {appears} <Trans>Search engines may list it in a few days.</Trans>
          </>
        ) : (
          <>
            <Plural value={left} one="# point is left." other="# points are left." />{' '}
            <Trans>You can open the site when all are ready.</Trans>
          </>
        )}
      </p>
      <Button
        type="button"
        $kind="primary"
        $wide
        aria-describedby="open-site-why"
        aria-disabled={!isReady}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        <Trans>Open the site</Trans>
      </Button>
      <AsVisitor />
      {isReady ? (
        <p>
          <Trans>We ask for your password. You can close the site again at any time.</Trans>
        </p>
      ) : (
        <>
          <h3>
            <Trans>Until then</Trans>
          </h3>
          <ul>
            <li>
              <WorkIcon name="lock" />
              <Trans>Visitors read “not open”</Trans>
            </li>
            <li>
              <WorkIcon name="lock" />
              <Trans>Search engines do not list it</Trans>
            </li>
            <li>
              <WorkIcon name="lock" />
              <Trans>No donations, and no samples of money and people</Trans>
            </li>
            <li>
              <Icon name="check" />
              <Trans>Sign-up and messages work</Trans>
            </li>
          </ul>
        </>
      )}
    </Panel>
  )
}

function IsOpen({ opening: { openedAt } }: { opening: Opening }) {
  const language = useLanguage()
  const at = openedAt && formatShort(openedAt, language)
  const [isClosing, setIsClosing] = useState(false)
  return (
    <Panel aria-labelledby="site-is-open">
      <h2 id="site-is-open">
        <Trans>The site is open</Trans>
      </h2>
      {at && (
        <p>
          <Trans>Opened: {at}</Trans>
        </p>
      )}
      <AsVisitor />
      <Button type="button" $kind="danger" $wide onClick={() => setIsClosing(true)}>
        <WorkIcon name="lock" />
        <Trans>Close the site</Trans>
      </Button>
      {isClosing && <CloseDialog onClose={() => setIsClosing(false)} />}
    </Panel>
  )
}
