import type { PageTexts } from 'domain/texts/pages-en.ts'
import { useState, useEffect } from 'react'
import styled from 'styled-components'
import { useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { useTexts, useLanguage } from '#lib/format/texts.ts'
import { usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { type Publishing, listState } from './publishing-state.ts'
import { useVersions } from '../api.ts'
import type { PostKind } from '../kinds.ts'

/** By then the job of every minute has tried again, in milliseconds. */
const LONG = 120_000

/** Returns whether publishing has taken longer than it ever should. */
export function useOverdue(isComing: boolean): boolean {
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setIsOverdue(true), LONG)
    return () => {
      clearTimeout(timer)
      setIsOverdue(false)
    }
  }, [isComing])
  return isOverdue
}

/** The problem of a publisher that is stopped each time and so cannot report one. */
const OVERDUE = { code: 'failed', detail: '' } as const

/** Returns which version of a list is stored and which is live; undefined where that cannot be known. */
export function usePublishing(session: OpenSession, kind: Pick<PostKind, 'name'>): Publishing | undefined {
  const { stored, published } = useVersions(session, kind)
  const pause = usePause(session)
  const isKnown = stored.status === 'ready' && published.status === 'ready'
  const { versions, readAt = '', problem = null, leftOut = [] } = (isKnown && published.data) || {}
  const version = (isKnown && stored.data?.version) || 0
  const publishing = { version, live: versions?.[kind.name] ?? 0, readAt, problem, pause, leftOut }
  const isOverdue = useOverdue(isKnown && listState(publishing) === 'coming')
  if (!isKnown) return undefined
  return isOverdue ? { ...publishing, problem: OVERDUE } : publishing
}

const Line = styled.output`
  display: block;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  &:has(> output:not(:empty)) {
    margin-block-end: var(--s4);
  }
`
const Why = styled.span`
  display: block;
  max-inline-size: 68ch;
  margin-block-start: var(--s1);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Formats why the last change is not live, and what to do. */
function explain({ publish }: PageTexts, { code, detail }: NonNullable<Publishing['problem']>): string {
  return code === 'content' ? publish.content(detail) : publish[code]
}

/** Shows whether the last change is live; nothing until there was one, or a problem. */
export function PublishingStatus({ publishing }: { publishing: Publishing | undefined }) {
  const texts = useTexts()
  const [hasChanged, setHasChanged] = useState(false)
  const { problem, pause, leftOut = [] } = publishing ?? {}
  // the problem may be with a change of something else
  const state = problem ? 'late' : publishing && listState(publishing)
  if (state && state !== 'on' && !hasChanged) setHasChanged(true)
  return (
    <Row>
      <PausedNotice pause={pause} />
      <Line>
        {state && hasChanged && <SiteState state={state} />}
        {problem && !pause && (
          <Why>
            {explain(texts, problem)} {texts.publish.again}
          </Why>
        )}
        {leftOut.length > 0 && <Why>{texts.publish.leftOut(leftOut)}</Why>}
      </Line>
      {problem && !pause && <PublishButton />}
    </Row>
  )
}

const Missed = styled.p`
  margin-block-end: var(--s1);
  padding: var(--s2) var(--s3);
  border-inline-start: 6px solid var(--waiting-edge);
  background: var(--waiting-tint);
  font-size: var(--t-s);
`

/** Says that a schedule did not publish, and why. */
export function MissedNotice({ at }: { at: string }) {
  const { t } = useLingui()
  const when = formatMinute(at, useLanguage())
  return <Missed>{t`Not published on ${when}: the person who scheduled it may not publish any more.`}</Missed>
}
