import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Ref } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Box, Pairs } from '#components/dashboard/box.tsx'

const Correct = styled(Button)`
  margin-block-start: var(--s4);
`

interface WhatYouSentProps {
  user: UserDocument
  /** Opens the form; undefined where it stands open by itself. */
  onCorrect: (() => void) | undefined
  opener: Ref<HTMLButtonElement>
  isOpen: boolean
}

/** The applicant's own words, to check and correct. */
export function WhatYouSent({ user, onCorrect, opener, isOpen }: WhatYouSentProps) {
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
      {onCorrect && (
        <Correct ref={opener} type="button" $kind="line" $small aria-expanded={isOpen} onClick={onCorrect}>
          <Trans>Correct it</Trans>
        </Correct>
      )}
    </Box>
  )
}
