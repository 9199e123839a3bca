import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { paths } from '#lib/paths.ts'
import { useLatestActivity } from '../api.ts'
import { ActivityLines } from '../log/activity-lines.tsx'

const Part = styled.section`
  margin-block: var(--s6);

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--s4);
    margin-block-end: var(--s2);
  }
  h2 {
    font-size: 1.375rem;
  }
`

const More = styled(Link)`
  display: inline-flex;
  gap: var(--s1);
  align-items: center;
  min-block-size: 44px;
  font-weight: 600;
`

/** How many lines are shown. */
const GROUPS = 5

/** Shows the latest lines of the log. */
export function LatestActivity() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error, refetch } = useLatestActivity()
  return (
    <Part aria-labelledby="activity">
      <header>
        <h2 id="activity">
          <Trans>Activity</Trans>
        </h2>
        <More to={paths.overview('activity')}>
          <Trans>All activity</Trans>
          <WorkIcon name="right" />
        </More>
      </header>
      {data && data.length > 0 && <ActivityLines lines={data} most={GROUPS} />}
      {data?.length === 0 && (
        <p>
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {!data && error && <LoadFailed text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t`Loading...`} />}
    </Part>
  )
}
