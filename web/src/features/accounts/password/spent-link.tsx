import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { paths } from '#lib/paths.ts'

/**
 * Says that a link stores no password any more, and where to get another.
 * @param isPerhapsStored whether it may have been used by her own press, to which no answer came
 */
export const SpentLink = ({ isPerhapsStored }: { isPerhapsStored: boolean }) => (
  <Notice art="empty">
    {isPerhapsStored ? (
      <>
        <h2>
          <Trans>Your new password may be stored already</Trans>
        </h2>
        <p>
          <Trans>
            No answer came when you stored it, and now the link has been used. Try to sign in with the
            password that you chose. If that fails, ask for a new link.
          </Trans>
        </p>
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      </>
    ) : (
      <>
        <h2>
          <Trans>This link does not work any more</Trans>
        </h2>
        <p>
          <Trans>It was used already, or it is older than an hour. Ask for a new one.</Trans>
        </p>
      </>
    )}
    <ButtonLink to={paths.forgotPassword} $kind={isPerhapsStored ? 'line' : 'primary'}>
      <Trans>Send a new link</Trans>
    </ButtonLink>
  </Notice>
)
