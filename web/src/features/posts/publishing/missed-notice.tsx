import { useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import styled from 'styled-components'
import { useLanguage } from '#lib/format/texts.ts'

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
