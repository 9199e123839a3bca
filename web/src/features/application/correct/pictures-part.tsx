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

/**
 * Whether the office asks for a new value. `yes` shows the old picture without a press, and how to take the new one.
 * `maybe`: only the office's words say what to correct, so that nothing is called optional.
 */
export type Asked = 'yes' | 'maybe' | 'no'

interface ReplacedPictureProps {
  user: UserDocument
  name: DocumentName
  asked?: Asked
}

/** Shows a picture that was sent beside a field for a new one. */
export function ReplacedPicture({ user, name, asked = 'no' }: ReplacedPictureProps) {
  const { label } = useTexts()
  const { t } = useLingui()
  const isCard = name === 'cnic_front' || name === 'cnic_back'
  const isRemoved = isCard && !!user.cardsRemovedAt
  const hint = isCard ? t`Lay the card flat, in daylight. Up to ${megabytes} MB.` : t`Up to ${megabytes} MB.`
  return (
    <>
      {user[name] ? (
        <SentPicture label={label[name]} address={user[name]} isAtOnce={asked === 'yes'} />
      ) : (
        <p>
          {isRemoved
            ? t`${label[name]}: we have removed this picture. Please add it again.`
            : t`${label[name]}: nothing sent.`}
        </p>
      )}
      <FileDrop
        name={name}
        label={t`New picture: ${label[name]}`}
        prompt={t`Take or choose a picture`}
        hint={asked === 'yes' ? hint : undefined}
        isShort={asked === 'yes'}
        isOptional={asked === 'no' && !isRemoved}
        isRemovable
      />
    </>
  )
}

interface PicturesPartProps {
  user: UserDocument
  /** Left out, since another part of the form asks for them. */
  without?: readonly string[]
  asked?: Asked
}

/** Shows each picture that was sent beside a field for a new one. */
export function PicturesPart({ user, without = [], asked = 'no' }: PicturesPartProps) {
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
            <ReplacedPicture user={user} name={name} asked={asked} />
          </Fragment>
        ))}
      </FieldGrid>
    </FormPart>
  )
}
