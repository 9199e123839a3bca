import { Trans, Plural, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { checkHealth } from 'domain/api/office.ts'
import { formatShort } from 'domain/dates.ts'
import { type HealthProblem, problemsOf, unpublishedSince } from 'domain/office/health.ts'
import type { Today } from 'domain/office/today.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { PublishedDocument, PublishedVersions, VersionDocument } from 'domain/stored/site/published.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { LoadFailedLine } from '#components/dashboard/load-failed-line.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useAllVersions, useHealth, usePublished } from '#lib/firebase/live-queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { HealthProblemsProps } from './health-problems.tsx'
import { WhatWorks } from './what-works.tsx'

type Tone = 'good' | 'bad' | 'unknown'

const EDGES: Record<Tone, string> = { good: 'var(--success)', bad: 'var(--danger)', unknown: 'var(--edge)' }

const TONE_ICONS = { good: 'check', bad: 'alert', unknown: 'clock' } as const

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
  ${narrowList} {
    > header > h2 {
      flex-basis: calc(100% - 3em);
    }
  }
  > div[role='alert'] {
    padding: var(--s2) var(--s4);
  }
`

/** Loaded where something is wrong: a button brings yup. */
const HealthProblems = latePart<HealthProblemsProps>(
  'health problems',
  async () => (await import('./health-problems.tsx')).HealthProblems,
)

interface HealthStripProps extends Pick<Today, 'failedMail' | 'sentMails'> {
  session: OpenSession
  /** How many e-mails were not sent, as counted last. */
  failedMails: number
}

/** Shows whether everything works, or what does not and what to do. */
export function HealthStrip({ session, failedMail, failedMails, sentMails }: HealthStripProps) {
  const { t } = useLingui()
  const health = useHealth(session)
  const heard = usePublished(session)
  const published = heard.status === 'ready' ? heard.data : undefined
  const stored = useAllVersions(session)
  if (health.status !== 'ready')
    return (
      <Box aria-label={t`State of the website`} $tone="unknown">
        {health.status === 'loading' ? (
          <Loading text={t`Loading...`} />
        ) : (
          <LoadFailedLine text={t`The state of the website could not be loaded.`} onRetry={health.retry} />
        )}
      </Box>
    )
  const now = withNews(health.data, { published, failedMails })
  const problems = problemsOf(now)
  const publishProblem = published?.problem ?? null
  const waiting =
    published?.versions && stored.status === 'ready'
      ? countWaiting(stored.data, published.versions)
      : undefined
  return (
    <Strip health={health.data} problems={problems}>
      {problems.length > 0 && <HealthProblems {...{ problems, publishProblem, failedMail, waiting }} />}
      {health.data && (
        <WhatWorks
          health={health.data}
          publishedAt={published?.at ?? ''}
          {...{ waiting, sentMails }}
          broken={problems.map(({ code }) => code)}
        />
      )}
    </Strip>
  )
}

/** Counts changes that visitors do not see yet: each raises the version of what it changes. */
function countWaiting(stored: readonly WithId<VersionDocument>[], live: PublishedVersions): number {
  const changes = Object.entries(live).map(
    ([kind, version]) => (stored.find(({ id }) => id === kind)?.version ?? 0) - version,
  )
  return changes.reduce((sum, count) => sum + Math.max(0, count), 0)
}

interface News {
  /** null before the first time; undefined if it is not known. */
  published: PublishedDocument | null | undefined
  failedMails: number
}

/** Adds what this page has heard since the last check. */
function withNews(health: HealthDocument | null, { published, failedMails }: News): HealthDocument {
  const at = new Date().toISOString()
  const unchecked: HealthDocument = {
    firstAt: at,
    checkedAt: at,
    intentsSince: '',
    claimsSince: '',
    failedMails,
    publishingSince: '',
    dailyAt: '',
    dailyFailed: [],
    failedShards: [],
  }
  const known = { ...(health ?? unchecked), failedMails }
  if (published === undefined) return known
  return {
    ...known,
    publishingSince: unpublishedSince(published, known.publishingSince),
    pausedSince: published?.paused?.at ?? '',
    pauseReason: published?.paused?.reason ?? '',
  }
}

interface StripProps {
  health: HealthDocument | null
  problems: readonly HealthProblem[]
  children: ReactNode
}

function Strip({ health, problems, children }: StripProps) {
  const language = useLanguage()
  const at = health && formatShort(health.checkedAt, language)
  const isWell = problems.length === 0
  const tone = isWell ? (health ? 'good' : 'unknown') : 'bad'
  return (
    <Box aria-labelledby="health" $tone={tone}>
      <header>
        <Icon name={TONE_ICONS[tone]} />
        <h2 id="health">
          {!isWell ? (
            <Plural value={problems.length} one="# thing does not work" other="# things do not work" />
          ) : health ? (
            <Trans>Everything works</Trans>
          ) : (
            <Trans>Not checked yet</Trans>
          )}
        </h2>
        <p>{at ? <Trans>Checked: {at}</Trans> : <Trans>The first check takes a few minutes.</Trans>}</p>
        <CheckNow />
      </header>
      {children}
    </Box>
  )
}

function CheckNow() {
  const { t } = useLingui()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callSignedIn(checkHealth, {}),
    onSuccess: () => void showToast('success', t`Checked.`),
    onError: (error) => showError(error),
  })
  return (
    <MiniButton type="button" $kind="plain" aria-busy={isPending} onClick={() => mutate()}>
      <Trans>Check now</Trans>
    </MiniButton>
  )
}
