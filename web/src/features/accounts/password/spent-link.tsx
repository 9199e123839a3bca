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
          <Trans>Your password may have been changed already</Trans>
        </h2>
        <p>
          <Trans>
            We got no answer when you saved it, and the link has been used since then. Try to sign in with
            your new password. If that fails, ask for a new link.
          </Trans>
        </p>
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      </>
    ) : (
      <>
        <h2>
          <Trans>This link no longer works</Trans>
        </h2>
        <p>
          <Trans>It was already used, or it is older than one hour. Ask for a new one.</Trans>
        </p>
      </>
    )}
    <ButtonLink to={paths.forgotPassword} $kind={isPerhapsStored ? 'line' : 'primary'}>
      <Trans>Get a new link</Trans>
    </ButtonLink>
  </Notice>
)
