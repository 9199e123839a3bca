import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import type { MissingReason } from './rail/find-view.ts'

/** Shows that a view does not exist or is not allowed, with a way back. */
export function MissingView({ why, name }: { why: MissingReason; name: string }) {
  const { t } = useLingui()
  const text = why === 'forbidden' ? t`You do not have access to this page` : t`Page not found`
  return (
    <>
      <WorkHead title={t`Dashboard`} isInBar />
      <EmptyState
        text={text}
        action={
          <ButtonLink to={paths.dashboard} $small>
            <Trans>Go to your dashboard</Trans>
          </ButtonLink>
        }
      >
        {why === 'forbidden'
          ? t`You are signed in as ${name}. If you need access, ask the office.`
          : t`Please check the address for mistakes.`}
      </EmptyState>
    </>
  )
}
