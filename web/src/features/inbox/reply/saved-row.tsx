import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'
import { type KnownReply, useNextEvent, useSavedReplies } from '../api.ts'
import { fillIn } from './fill-in.ts'

const Saved = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  border: 0 solid var(--line);
  border-block-start-width: 1px;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  padding: var(--s2) var(--s4);

  > b {
    font-size: var(--t-s);
  }
  > button {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    padding-inline: var(--s3);
  }
`

/** Saved replies that have a button of their own. */
const SHOWN_FIRST = 3

/** Returns the values that a saved reply may name. */
function useReplyValues(name: string, isEventNeeded: boolean) {
  const language = useLanguage()
  const { phone } = useOrganisation()
  const event = useNextEvent(isEventNeeded)
  return {
    name,
    'next event': event ? `${event.title}, ${formatDay(event.date, language)}` : '',
    'office phone': phone,
  }
}

interface SavedRowProps {
  session: OpenSession
  name: string
  onInsert: (text: string) => void
}

/** Renders the buttons that insert saved replies: the first three, then all. */
export function SavedRow({ session, name, onInsert }: SavedRowProps) {
  const { t } = useLingui()
  const { replies } = useSavedReplies(session)
  const [isAll, setIsAll] = useState(false)
  const values = useReplyValues(
    name,
    replies.some(({ text }) => text.includes('{next event}')),
  )
  if (replies.length === 0) return null
  const count = replies.length
  const button = ({ id, title, text }: KnownReply) => (
    <MiniButton key={id} type="button" onClick={() => onInsert(fillIn(text, values))}>
      {title}
    </MiniButton>
  )
  return (
    <Saved aria-label={t`Saved replies`}>
      <b aria-hidden>
        <Trans>Saved replies</Trans>
      </b>
      {(isAll ? replies : replies.slice(0, SHOWN_FIRST)).map(button)}
      {count > SHOWN_FIRST && (
        <MiniButton type="button" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? <Trans>Fewer</Trans> : <Trans>All {count}</Trans>}
        </MiniButton>
      )}
    </Saved>
  )
}
