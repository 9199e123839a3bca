import { useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { PublishProblem } from 'domain/stored/site/published.ts'
import type { PageTexts } from 'domain/texts/pages-en.ts'
import styled from 'styled-components'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useSiteVersions } from '../api.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'

const Box = styled.output`
  display: grid;
  gap: var(--s1);
  max-inline-size: 68ch;
  font-size: var(--t-s);
`
const Since = styled.span`
  color: var(--ink-soft);
`

/** Formats why the last change is not live, and what to do. */
const explain = ({ publish }: PageTexts, { code, detail }: PublishProblem) =>
  `${code === 'content' ? publish.content(detail) : publish[code]} ${publish.again}`

interface PublishStateProps {
  session: OpenSession
  /** When a part was last stored, ISO 8601 UTC. */
  storedAt: string
}

/** Shows whether the stored text is live, and since when. */
export function PublishState({ session, storedAt }: PublishStateProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const language = useLanguage()
  const { stored, published } = useSiteVersions(session)
  const pause = usePause(session)
  if (stored.status !== 'ready' || published.status !== 'ready') return null
  const { versions, problem, at = '', readAt = '' } = published.data ?? {}
  const isLive = (versions?.site ?? 0) >= (stored.data?.version ?? 0) && readAt >= storedAt
  const since = at && formatMinute(at, language)
  return (
    <Box>
      <PausedNotice pause={pause} />
      <SiteState state={problem || (pause && !isLive) ? 'late' : isLive ? 'on' : 'coming'} />
      {problem && !pause && <Since>{explain(texts, problem)}</Since>}
      {!problem && isLive && since && <Since>{t`Last published ${since}`}</Since>}
    </Box>
  )
}
