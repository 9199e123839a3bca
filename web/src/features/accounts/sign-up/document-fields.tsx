import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, UPLOAD } from 'domain/limits.ts'
import { useFormikContext } from 'formik'
import { useHref } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { Note } from '#components/feedback/note.tsx'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { WholeRow } from '#components/forms/form-layout.tsx'
import { Avatar } from '#components/needlework/avatar.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import type { SignUpValues } from '../sign-up-values.ts'

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Says what the card pictures are for and when they go. The link opens a new tab: pictures would be lost. */
function CardPictures() {
  const privacy = useContent('privacy')
  const address = useHref(paths.privacy)
  return (
    <p>
      {privacy && (
        <Plural
          value={privacy.cards}
          one="We compare the card pictures with your answers and remove them one day after the last decision."
          other="We compare the card pictures with your answers and remove them # days after the last decision."
        />
      )}{' '}
      <a href={address} target="_blank">
        <Trans>What we keep, and for how long</Trans>
        <Hidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </Hidden>
      </a>
    </p>
  )
}

const megabytes = UPLOAD.fileBytes / 1024 / 1024

/** Renders the pictures of an application. @param isBack whether a draft was restored, which has no pictures */
export function DocumentFields({ isBack }: { isBack: boolean }) {
  const texts = useTexts()
  const { t } = useLingui()
  const { first_name, last_name, cnic_front, cnic_back } = useFormikContext<SignUpValues>().values
  const cnicHint = t`Lay the card flat, in daylight. Up to ${megabytes} MB.`
  return (
    <>
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
      <WholeRow>
        <CardPictures />
      </WholeRow>
      <FileDrop
        name="cnic_front"
        label={texts.label.cnic_front}
        hint={cnicHint}
        prompt={t`Take or choose a picture`}
        isShort
      />
      <FileDrop
        name="cnic_back"
        label={texts.label.cnic_back}
        hint={cnicHint}
        prompt={t`Take or choose a picture`}
        isShort
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
    </>
  )
}

/** Renders the fields that the applicant will sign in with. */
export function AccountFields() {
  const texts = useTexts()
  const { t } = useLingui()
  const { email } = useFormikContext<SignUpValues>().values
  return (
    <>
      <TextField
        name="email"
        label={texts.label.email}
        hint={t`For signing in and for our e-mails.`}
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
      <TextField
        name="username"
        label={texts.label.username}
        hint={t`Letters and digits only, no spaces.`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LENGTH.username}
      />
      {/* tells password managers that the e-mail is the login, not the username */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields />
    </>
  )
}
