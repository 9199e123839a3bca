import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { UPLOAD } from 'domain/limits.ts'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { FieldGrid, FormPart, WholeRow } from '#components/forms/form-layout.tsx'
import { Avatar } from '#components/needlework/avatar.tsx'
import { useTexts } from '#lib/format/texts.ts'
import type { SignUpValues } from '../sign-up-values.ts'

const megabytes = UPLOAD.fileBytes / 1024 / 1024

/** The pictures of an application. @param isBack whether a draft was restored, which has no pictures */
export function DocumentsPart({ isBack }: { isBack: boolean }) {
  const texts = useTexts()
  const { t } = useLingui()
  const { first_name, last_name, cnic_front, cnic_back } = useFormikContext<SignUpValues>().values
  const cnicHint = t`Lay the card flat, in daylight. Up to ${megabytes} MB.`
  return (
    <FormPart>
      <legend>
        <Trans>Your documents</Trans>
        <small>
          <Trans>
            Only administrators see your documents. Each time one of them opens your card is recorded.
          </Trans>
        </small>
      </legend>
      <FieldGrid>
        {isBack && !(cnic_front && cnic_back) && (
          <WholeRow>
            <Note icon="info">
              <Trans>
                Please choose your pictures again. We restored your text, but pictures are not saved on this
                device.
              </Trans>
            </Note>
          </WholeRow>
        )}
        <FileDrop
          name="cnic_front"
          label={texts.label.cnic_front}
          hint={cnicHint}
          prompt={t`Take or choose a picture`}
        />
        <FileDrop
          name="cnic_back"
          label={texts.label.cnic_back}
          hint={cnicHint}
          prompt={t`Take or choose a picture`}
        />
        <WholeRow>
          <FileDrop
            name="profile_image"
            label={texts.label.profile_image}
            hint={t`No picture? A pattern of your own is shown instead.`}
            prompt={t`Choose a picture`}
            instead={<Avatar seed="" name={`${first_name} ${last_name}`} size="medium" />}
            isOptional
          />
        </WholeRow>
        <WholeRow>
          <FileDrop
            name="business_document"
            label={texts.label.business_document}
            hint={t`A registration or tax certificate, if you have one. Up to ${megabytes} MB.`}
            prompt={t`Take or choose a picture`}
            instead={<Icon name="upload" />}
            isOptional
          />
        </WholeRow>
      </FieldGrid>
    </FormPart>
  )
}
