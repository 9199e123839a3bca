import { Trans, useLingui } from '@lingui/react/macro'
import { changeProfile } from 'domain/api/accounts.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { profileSchema } from 'domain/schemas/correction.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { changesOf } from '#components/application/changes-of.ts'
import { Pairs } from '#components/dashboard/box.tsx'
import { FieldGrid, WholeRow } from '#components/forms/form-part.tsx'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { dropDraft, ownDraft } from '#lib/drafts.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useTexts } from '#lib/format/texts.ts'
import { FormFoot, OwnSection } from '#components/account/own-section.tsx'
import { SavedLine } from '#components/account/saved-line.tsx'
import { useSaving } from '#components/account/use-saving.ts'

const FIELDS = [
  'phone',
  'whatsapp',
  'business',
  'business_nature',
  'address',
  'city',
  'business_registration',
] as const satisfies readonly (keyof UserDocument)[]

type Details = Record<(typeof FIELDS)[number], string>

const detailsOf = (user: UserDocument): Details =>
  Object.fromEntries(FIELDS.map((name) => [name, user[name]])) as Details

/** Digits of a card enough to know it by, and too few to use it. */
const endOf = (cnic: string) => cnic.slice(-5)

/** What she may change of what was approved. */
export function DetailsSection({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const { label } = useTexts()
  const { email } = useOrganisation()
  const { saving, save } = useSaving()
  // what she began with: what was changed elsewhere meanwhile is not taken back by fields that she left alone
  const [begun, setBegun] = useState<UserDocument>(user)
  const draft = ownDraft(`details-${user.id}`)

  const handleSubmit = async (values: Details, { resetForm }: FormikHelpers<Details>) => {
    const isSaved = await save(async () => {
      const answered = await callSignedIn(changeProfile, changesOf(begun, values))
      setBegun({ ...begun, ...answered })
      resetForm({ values: detailsOf({ ...begun, ...answered }) })
    })
    if (isSaved) dropDraft(draft)
  }

  return (
    <OwnSection
      id="your-details"
      title={t`Your details`}
      why={
        <Trans>
          Name, CNIC and date of birth are as on your card. To change them,{' '}
          <a href={`mailto:${email}`}>write to the office</a>.
        </Trans>
      }
    >
      <Pairs
        pairs={[
          [t`Full name`, user.full_name],
          [t`CNIC`, t`ends in ${endOf(user.cnic)}`],
        ]}
      />
      <Formik
        initialValues={detailsOf(begun)}
        validate={useValidation(profileSchema)}
        onSubmit={handleSubmit}
      >
        <PageForm>
          <KeepDraft name={draft} secret={[]} addressed={{}} isOwn />
          <FieldGrid>
            <TextField
              name="phone"
              label={label.phone}
              type="tel"
              autoComplete="tel"
              maxLength={MAX_LENGTH.phone}
            />
            <TextField
              name="whatsapp"
              label={label.whatsapp}
              type="tel"
              autoComplete="tel"
              maxLength={MAX_LENGTH.phone}
              isOptional
            />
            <TextField
              name="business"
              label={label.business}
              hint={t`As your customers know it.`}
              autoComplete="organization"
              maxLength={MAX_LENGTH.business}
            />
            <TextField
              name="business_nature"
              label={label.business_nature}
              hint={t`What you make or sell.`}
              maxLength={MAX_LENGTH.business}
            />
            <WholeRow>
              <TextField
                name="address"
                label={label.address}
                autoComplete="address-line1"
                maxLength={MAX_LENGTH.address}
              />
            </WholeRow>
            <TextField
              name="city"
              label={label.city}
              autoComplete="address-level2"
              maxLength={MAX_LENGTH.city}
              isOptional
            />
            <TextField
              name="business_registration"
              label={label.business_registration}
              maxLength={MAX_LENGTH.registration}
              isOptional
            />
          </FieldGrid>
          <FormFoot>
            <SavedLine saving={saving}>
              <SubmitButton busyLabel={<Trans>Saving...</Trans>}>
                <Trans>Save</Trans>
              </SubmitButton>
            </SavedLine>
          </FormFoot>
        </PageForm>
      </Formik>
    </OwnSection>
  )
}
