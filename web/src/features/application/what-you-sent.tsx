import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { REVIEW_FIELDS, type ReviewField } from 'domain/user-fields.ts'
import type { Ref } from 'react'
import styled from 'styled-components'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Box, Pairs } from '#components/dashboard/box.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'

const Correct = styled(Button)`
  margin-block-start: var(--s4);
`

interface WhatYouSentProps {
  user: UserDocument
  /** Opens the form. */
  onCorrect: () => void
  opener: Ref<HTMLButtonElement>
}

/** Shows everything the applicant sent, to check and correct. */
export function WhatYouSent({ user, onCorrect, opener }: WhatYouSentProps) {
  const { t } = useLingui()
  const { label, format } = useFieldText()
  const language = useLanguage()
  // others may look at the screen, and the form has all digits
  const shown = (name: ReviewField) =>
    name === 'cnic' ? t`ends in ${user.cnic.slice(-5)}` : format(user, name)
  const documents = DOCUMENT_NAMES.filter((name) => user[name]).map((name) => label[name])
  return (
    <Box>
      <h2>
        <Trans>What you sent</Trans>
      </h2>
      <Pairs
        pairs={[
          ...REVIEW_FIELDS.map((name) => [label[name], shown(name)] as const),
          [t`Documents`, formatList(documents, language)],
        ]}
      />
      <Correct ref={opener} type="button" $kind="line" $small onClick={onCorrect}>
        <Trans>Edit</Trans>
      </Correct>
    </Box>
  )
}
