import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { LoadingCard } from '#components/feedback/loading.tsx'

const Reserved = styled(LoadingCard)`
  > :first-child {
    aspect-ratio: 2;
  }
  > :last-child {
    min-block-size: 400px;
    align-content: start;
    padding-inline: 0;
  }
`

/** Reserves the space of an event while it is loading. */
export function LoadingEvent() {
  const { t } = useLingui()
  return <Reserved text={t`Loading events...`} />
}
