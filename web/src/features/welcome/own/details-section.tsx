import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from 'domain/values/collections.ts'
import { profileSchema } from 'domain/schemas/registration.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { fieldsWhere, NO_ANSWERS } from 'domain/user-fields.ts'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { changedFields } from '#components/application/changed-fields.ts'
import { UserFields } from '#components/application/user-fields.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { dropDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { AccountSection, FormFoot } from '#components/account/account-section.tsx'
import { SavedLine, useSaving } from '#components/account/saving.tsx'
import { saveDetails } from '../api.ts'

/** What the form asks for: the fields that REST clients alone may send are not among them. */
const FIELDS = [
  ...fieldsWhere({ changedBy: 'member', part: 'about' }),
  ...fieldsWhere({ changedBy: 'member', part: 'business' }),
]

type Details = Record<(typeof FIELDS)[number], string>

const detailsOf = (user: UserDocument): Details => pick({ ...NO_ANSWERS, ...user }, FIELDS)

/** Returns the last digits of a CNIC: enough to recognise it, too few to use it. */
const endOf = (cnic: string) => cnic.slice(-5)

/** Renders the details that a member may change without the office. */
export function DetailsSection({ user }: { user: WithId<UserDocument> }) {
  const { t } = useLingui()
  const { email } = useOrganisation()
  const { saving, save } = useSaving()
  // the values at the start: fields that were left alone do not undo changes made elsewhere
  const [begun, setBegun] = useState<UserDocument>(user)
  const draft = ownDraft(user.id, 'details')

  const handleSubmit = async (values: Details, { resetForm }: FormikHelpers<Details>) => {
    const isSaved = await save(async () => {
      const answered = await saveDetails(changedFields(begun, values))
      setBegun({ ...begun, ...answered })
      resetForm({ values: detailsOf({ ...begun, ...answered }) })
    })
    if (isSaved) dropDraft(draft)
  }

  return (
    <AccountSection
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
          // the first admin has none
          ...(user.cnic ? [[t`CNIC`, t`ends in ${endOf(user.cnic)}`] as const] : []),
        ]}
      />
      <Formik
        initialValues={detailsOf(begun)}
        validate={useValidation(profileSchema)}
        onSubmit={handleSubmit}
      >
        <PageForm>
          <KeepDraft name={draft} secret={[]} isOwn />
          <FieldGrid>
            <UserFields names={FIELDS} />
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
    </AccountSection>
  )
}
