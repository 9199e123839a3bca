import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import { UPLOAD } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Fragment } from 'react'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { SentPicture } from './sent-picture.tsx'

const megabytes = UPLOAD.fileBytes / 1024 / 1024

interface ReplacedPictureProps {
  user: UserDocument
  name: DocumentName
  /** Shows the old picture without a press, and how to take the new one. */
  isAskedFor?: boolean
  /** The office's words alone say what to correct, so that nothing is called optional. */
  mayBeAskedFor?: boolean
}

/** Shows a picture that was sent beside a field for a new one. */
export function ReplacedPicture({
  user,
  name,
  isAskedFor = false,
  mayBeAskedFor = false,
}: ReplacedPictureProps) {
  const { label } = useTexts()
  const { t } = useLingui()
  const isCard = name === 'cnic_front' || name === 'cnic_back'
  const hint = isCard ? t`Lay the card flat, in daylight. Up to ${megabytes} MB.` : t`Up to ${megabytes} MB.`
  return (
    <>
      {user[name] ? (
        <SentPicture label={label[name]} address={user[name]} isAtOnce={isAskedFor} />
      ) : (
        <p>{t`${label[name]}: nothing sent.`}</p>
      )}
      <FileDrop
        name={name}
        label={t`New picture: ${label[name]}`}
        prompt={t`Take or choose a picture`}
        hint={isAskedFor ? hint : undefined}
        isShort={isAskedFor}
        isOptional={!mayBeAskedFor && !isAskedFor}
        isRemovable
      />
    </>
  )
}

interface PicturesPartProps {
  user: UserDocument
  /** Left out, since another part of the form asks for them. */
  without?: readonly string[]
  mayBeAskedFor?: boolean
}

/** Shows each picture that was sent beside a field for a new one. */
export function PicturesPart({ user, without = [], mayBeAskedFor = false }: PicturesPartProps) {
  const names = DOCUMENT_NAMES.filter((name) => !without.includes(name))
  if (names.length === 0) return null
  return (
    <FormPart>
      <legend>
        <Trans>Your documents</Trans>
        <small>
          <Trans>
            Upload only what you want to change. Lay a card flat, in daylight. Up to {megabytes} MB each.
          </Trans>
        </small>
      </legend>
      <FieldGrid>
        {names.map((name) => (
          <Fragment key={name}>
            <ReplacedPicture user={user} name={name} mayBeAskedFor={mayBeAskedFor} />
          </Fragment>
        ))}
      </FieldGrid>
    </FormPart>
  )
}
