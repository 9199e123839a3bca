import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { UPLOAD } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useTexts } from '#lib/format/texts.ts'

const PictureBox = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  justify-items: start;

  > b {
    font-weight: 600;
    line-height: 1.35;
  }
  > img {
    inline-size: 100%;
    max-block-size: 288px;
    object-fit: contain;
    object-position: 0 0;
    background: var(--surface-sunk);
  }
`

interface SentPictureProps {
  /** What the picture is. */
  label: string
  /** The URL that answers it. */
  address: string
}

/** A picture that was sent. Loads it at a press, since it is larger than the page. */
function SentPicture({ label, address }: SentPictureProps) {
  const { t } = useLingui()
  const [isWanted, setIsWanted] = useState(false)
  const picture = usePrivatePicture(isWanted ? address : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone
    if (isWanted) box.current?.focus()
  }, [isWanted])
  return (
    <PictureBox ref={box} tabIndex={-1}>
      <b>{t`You sent: ${label}`}</b>
      {!isWanted && (
        <Button type="button" $kind="line" $small onClick={() => setIsWanted(true)}>
          {t`Show ${label}`}
        </Button>
      )}
      {picture && <img src={picture} alt={label} />}
      <Hint as="output">
        {isWanted && picture === undefined && <Trans>Loading the picture...</Trans>}
        {picture === null && <Trans>The picture could not be loaded. Please check your connection.</Trans>}
      </Hint>
    </PictureBox>
  )
}

const megabytes = UPLOAD.fileBytes / 1024 / 1024

/** Shows each picture that was sent beside a field for a new one. */
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
