import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/api.ts'
import type { UserDocument } from 'domain/user.ts'
import { Box, Pairs } from '#components/dashboard/box.tsx'

/** The applicant's own words, to check. */
export function WhatYouSent({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const names: Record<DocumentName, string> = {
    cnic_front: t`CNIC front`,
    cnic_back: t`CNIC back`,
    profile_image: t`Profile picture`,
    business_document: t`Business document`,
  }
  const documents = DOCUMENT_NAMES.filter((name) => user[name]).map((name) => names[name])
  return (
    <Box>
      <h2>
        <Trans>What you sent</Trans>
      </h2>
      <Pairs
        pairs={[
          [t`Name`, user.full_name],
          [t`CNIC`, user.cnic],
          [t`Business`, user.business],
          [t`Designation`, user.designation],
          [t`Phone`, user.phone],
          [t`Documents`, documents.join(', ')],
        ]}
      />
    </Box>
  )
}
