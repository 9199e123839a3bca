import { useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { PublishProblem } from 'domain/stored/published.ts'
import type { Texts } from 'domain/texts/en.ts'
import styled from 'styled-components'
import { SiteState } from '#components/dashboard/site-state.tsx'
import { useListVersion, usePublished } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
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

/** Why the last change is not on the site, and what can be done. */
const explain = ({ publish }: Texts, { code, detail }: PublishProblem) =>
  `${code === 'content' ? publish.content(detail) : publish[code]} ${publish.again}`

interface SiteLineProps {
  session: OpenSession
  /** When something was stored last, ISO 8601 UTC. */
  storedAt: string
}

/** Whether visitors see what is stored, and since when. */
export function PublishState({ session, storedAt }: SiteLineProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const language = useLanguage()
  const version = useListVersion(session, 'site')
  const published = usePublished(session)
  if (version.status !== 'ready' || published.status !== 'ready') return null
  const { versions, problem, at = '', readAt = '' } = published.data ?? {}
  const isLive = (versions?.site ?? 0) >= (version.data?.version ?? 0) && readAt >= storedAt
  const since = at && formatMinute(at, language)
  return (
    <Box>
      <SiteState state={problem ? 'late' : isLive ? 'on' : 'coming'} />
      {problem && <Since>{explain(texts, problem)}</Since>}
      {!problem && isLive && since && <Since>{t`Last published ${since}`}</Since>}
    </Box>
  )
}
