import { Trans } from '@lingui/react/macro'
import { Button } from '#components/controls/button.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** The server does not answer; the session is not touched. */
export const UnreachableScreen = ({ onRetry }: { onRetry: () => void }) => (
  <NoticeScreen title={useTexts().server.unreachable}>
    <p>
      <Trans>The connection may have been lost. You are still signed in.</Trans>
    </p>
    <Button type="button" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </NoticeScreen>
)
