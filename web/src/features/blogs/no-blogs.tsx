import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'

interface NoBlogsProps {
  /** The product's own words. */
  text: string
  /** Where there may be some that could not be had. */
  onTryAgain: (() => void) | undefined
}

/** No posts: because there are none, or because they could not be had. */
export const NoBlogs = ({ text, onTryAgain }: NoBlogsProps) =>
  onTryAgain ? (
    <LoadFailed text={text} onRetry={onTryAgain}>
      <Trans>The posts could not be loaded. Check your connection.</Trans>
    </LoadFailed>
  ) : (
    <EmptyState text={text} />
  )
