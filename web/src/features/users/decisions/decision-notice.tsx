import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import type { News } from './use-decisions.ts'

/** Names that are said before it is only their number. */
const MOST_NAMES = 2

/** Her name, or how many they are. */
export function Whom({ users }: Pick<News, 'users'>) {
  const { length } = users
  if (length <= MOST_NAMES) return <>{users.map(({ full_name }) => full_name).join(', ')}</>
  return <Trans>{length} users</Trans>
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font-size: var(--t-s);

  b {
    display: block;
  }
  > button {
    flex: none;
    padding-inline: var(--s1);
    margin-inline-start: auto;
    white-space: nowrap;
  }
`

/** News as a toast says it: whom first, the sentence, and the way back. */
export const DecisionNotice = ({ news, onUndo }: { news: News; onUndo: () => void }) => (
  <Line>
    <span>
      <b>
        <Whom users={news.users} />
      </b>
      <span>{news.text}</span>
    </span>
    {news.canUndo && (
      <Button type="button" $kind="plain" $small onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    )}
  </Line>
)
