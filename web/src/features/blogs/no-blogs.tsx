import { Trans } from '@lingui/react/macro'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'

interface NoBlogsProps {
  /** The text of the empty list. */
  text: string
  /** Retries; set if the posts could not be loaded. */
  onTryAgain: (() => void) | undefined
}

/** Says that there are no posts, or that they could not be loaded. */
export const NoBlogs = ({ text, onTryAgain }: NoBlogsProps) =>
  onTryAgain ? (
    <LoadFailed text={text} onRetry={onTryAgain}>
      <Trans>The posts could not be loaded. Check your connection.</Trans>
    </LoadFailed>
  ) : (
    <EmptyState text={text} />
  )
