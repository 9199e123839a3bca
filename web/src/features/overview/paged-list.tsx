import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { GrowingList } from './api.ts'
import { useTexts } from '#lib/format/texts.ts'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-block-start: var(--s3);
`

interface PagedListProps {
  list: GrowingList
  /** Number of rows that are shown; undefined before the first answer. */
  shown: number | undefined
  /** Text for an empty list. */
  empty: string
  children: ReactNode
}

/** Shows a list, its texts while it loads, is empty or has failed, and a button for more. */
export function PagedList({ list, shown, empty, children }: PagedListProps) {
  const { t } = useLingui()
  const { server } = useTexts()
  if (shown === undefined)
    return list.failed ? (
      <LoadFailed text={server.unreachable} onRetry={list.retry} />
    ) : (
      <Loading text={t`Loading...`} />
    )
  if (shown === 0) return <EmptyState text={empty} />
  const { total } = list
  return (
    <>
      {children}
      <Foot>
        <output>{t`1 to ${shown} of ${total}`}</output>
        {list.hasMore && (
          <MiniButton type="button" aria-busy={list.isBusy} onClick={list.showMore}>
            <Trans>Show more</Trans>
          </MiniButton>
        )}
      </Foot>
    </>
  )
}
