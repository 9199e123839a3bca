import { Trans } from '@lingui/react/macro'

/** Says with a restored draft of a correction what it does not have. */
export const LostSecrets = () => (
  <Trans>A new CNIC, date of birth or picture was not saved. Please enter it again.</Trans>
)
