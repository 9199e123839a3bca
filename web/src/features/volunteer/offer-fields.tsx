import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import styled from 'styled-components'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { CvField } from './cv-field.tsx'

const Parts = styled.div`
  > p {
    max-inline-size: 36em;
    margin-block-end: var(--s6);
    font-size: var(--t-l);
    line-height: 1.5;
  }
  > :last-child {
    padding-block-end: var(--s4);
  }
`

/** Renders the fields of the volunteer form. */
export function OfferFields() {
  const { t } = useLingui()
  const { label } = useTexts()
  const volunteering = useContent('volunteering')
  return (
    <Parts>
      <p>{volunteering?.lead}</p>
      <FormPart>
        <legend>
          <Trans>About you</Trans>
        </legend>
        <FieldGrid>
          <TextField
            name="first_name"
            label={label.first_name}
            autoComplete="given-name"
            maxLength={MAX_LENGTH.name}
          />
          <TextField
            name="email"
            type="email"
            label={label.email}
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
          />
        </FieldGrid>
      </FormPart>
      <FormPart>
        <legend>
          <Trans>What you offer</Trans>
        </legend>
        <FieldGrid>
          <WholeRow>
            <TextField
              name="subject"
              label={label.subject}
              hint={volunteering?.examples}
              maxLength={MAX_LENGTH.subject}
            />
          </WholeRow>
          <WholeRow>
            <CvField />
          </WholeRow>
          <WholeRow>
            <TextAreaField
              name="case_description"
              label={label.case_description}
              hint={t`Who would you like to help, how, and when?`}
              maxLength={MAX_LENGTH.words}
            />
          </WholeRow>
        </FieldGrid>
      </FormPart>
    </Parts>
  )
}
