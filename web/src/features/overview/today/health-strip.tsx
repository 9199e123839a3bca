import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { formatShort } from 'domain/dates.ts'
import { type HealthCode, problemsOf } from 'domain/office/health.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useHealth } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { HealthProblemsProps } from './health-problems.tsx'

type Tone = 'good' | 'bad' | 'unknown'

const EDGES: Record<Tone, string> = { good: 'var(--success)', bad: 'var(--danger)', unknown: 'var(--edge)' }

const Box = styled.section<{ $tone: Tone }>`
  min-block-size: 60px;
  margin-block-end: var(--s4);
  border: 1px solid var(--line);
  border-inline-start: 8px solid ${({ $tone }) => EDGES[$tone]};
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s3);
    align-items: center;
    padding: var(--s3) var(--s4);
  }
  > header > svg {
    color: ${({ $tone }) => EDGES[$tone]};
  }
  > header > h2 {
    flex: 1;
    font-size: 1.25rem;
  }
  > header > p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > div[role='alert'] {
    padding: var(--s2) var(--s4);
  }
`

const Tiles = styled.dl`
  display: flex;
  border-block-start: 1px solid var(--line);

  > div {
    flex: 1;
    padding: var(--s2) var(--s4);
  }
  > div + div {
    border-inline-start: 1px solid var(--line);
  }
  dt {
    display: flex;
    gap: var(--s2);
    align-items: center;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  dd {
    font-weight: 600;
  }
  ${narrowList} {
    display: block;

    > div {
      display: grid;
      grid-template-columns: 8em minmax(0, 1fr);
    }
    > div + div {
      border-block-start: 1px solid var(--line);
      border-inline-start: 0;
    }
  }
`

/** Loaded where something is wrong: a button brings yup. */
const HealthProblems = latePart<HealthProblemsProps>(
  'health problems',
  async () => (await import('./health-problems.tsx')).HealthProblems,
)

/** Shows whether everything works, or what does not and what to do. */
export function HealthStrip({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const health = useHealth(session)
  if (health.status === 'ready') return health.data ? <Checked health={health.data} /> : <NotChecked />
  return (
    <Box aria-label={t`State of the website`} $tone="unknown">
      {health.status === 'loading' ? (
        <Loading text={t`Loading...`} />
      ) : (
        <LoadFailedLine text={t`The state of the website could not be loaded.`} onRetry={health.retry} />
      )}
    </Box>
  )
}

const NotChecked = () => (
  <Box aria-labelledby="health" $tone="unknown">
    <header>
      <Icon name="clock" />
      <h2 id="health">
        <Trans>Not checked yet</Trans>
      </h2>
      <p>
        <Trans>The first check takes a few minutes.</Trans>
      </p>
    </header>
  </Box>
)

function Checked({ health }: { health: HealthDocument }) {
  const language = useLanguage()
  const problems = problemsOf(health)
  const isWell = problems.length === 0
  const at = formatShort(health.checkedAt, language)
  return (
    <Box aria-labelledby="health" $tone={isWell ? 'good' : 'bad'}>
      <header>
        <Icon name={isWell ? 'check' : 'alert'} />
        <h2 id="health">
          {isWell ? (
            <Trans>Everything works</Trans>
          ) : (
            <Plural value={problems.length} one="# thing does not work" other="# things do not work" />
          )}
        </h2>
        <p>
          <Trans>Checked: {at}</Trans>
        </p>
      </header>
      {!isWell && <HealthProblems problems={problems} />}
      <WhatWorks health={health} broken={problems.map(({ code }) => code)} />
    </Box>
  )
}

interface WhatWorksProps {
  health: HealthDocument
  broken: readonly HealthCode[]
}

function WhatWorks({ health: { dailyAt }, broken }: WhatWorksProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const tiles: [codes: readonly HealthCode[], icon: WorkIconName, name: string, value: string][] = [
    [['publishing', 'paused'], 'globe', t`Website`, t`Published`],
    [['mails'], 'mail', t`E-mail`, t`0 not sent`],
    [['daily', 'shards'], 'clock', t`Daily job`, dailyAt ? formatShort(dailyAt, language) : t`Not yet`],
  ]
  const working = tiles.filter(([codes]) => !codes.some((code) => broken.includes(code)))
  // old values say nothing about now
  if (working.length === 0 || broken.includes('check')) return null
  return (
    <Tiles>
      {working.map(([, icon, name, value]) => (
        <div key={icon}>
          <dt>
            <WorkIcon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Tiles>
  )
}
