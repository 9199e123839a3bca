import { Trans } from '@lingui/react/macro'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'

interface NoBlogsProps {
  /** The product's own words. */
  text: string
  /** Where there may be some that could not be had. */
  onTryAgain: (() => void) | undefined
}

/** No posts: because there are none, or because they could not be had. */
export const NoBlogs = ({ text, onTryAgain }: NoBlogsProps) =>
  onTryAgain ? (
    <EmptyState
      text={text}
      action={
        <Button type="button" $kind="line" onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>They could not be fetched. The connection may have been lost.</Trans>
    </EmptyState>
  ) : (
    <EmptyState text={text} />
  )
