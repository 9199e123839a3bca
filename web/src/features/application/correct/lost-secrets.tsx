import { Trans } from '@lingui/react/macro'

/** Says with a restored draft of a correction what it does not have. */
export const LostSecrets = () => (
  <Trans>We do not save a CNIC, date of birth or picture. If you changed one, please change it again.</Trans>
)
