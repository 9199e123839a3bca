import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { UPLOAD } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Fragment } from 'react'
import { FileDrop } from '#components/forms/file-drop.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-part.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { SentPicture } from './sent-picture.tsx'

const megabytes = UPLOAD.fileBytes / 1024 / 1024

/** Each picture that she sent beside the place for a new one; what she does not replace stays. */
export function PicturesPart({ user }: { user: UserDocument }) {
  const { label } = useTexts()
  const { t } = useLingui()
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
        {DOCUMENT_NAMES.map((name) => (
          <Fragment key={name}>
            {user[name] ? (
              <SentPicture label={label[name]} address={user[name]} />
            ) : (
              <p>{t`${label[name]}: nothing sent.`}</p>
            )}
            <FileDrop
              name={name}
              label={t`New picture: ${label[name]}`}
              prompt={t`Take or choose a picture`}
              isOptional
            />
          </Fragment>
        ))}
      </FieldGrid>
    </FormPart>
  )
}
