import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import { UPLOAD } from 'domain/limits.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { FieldGrid, FormPart } from '#components/forms/form-layout.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { Button } from '#components/controls/button.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { media } from '#styles/media.ts'
import { pictureAtStart } from '#styles/mirrored.ts'

const atOnce = css`
  grid-template-rows: auto minmax(0, 1fr);
  justify-items: stretch;

  > img,
  > output {
    block-size: 200px;
    padding: 6px;
    border: 1.5px solid var(--line);
    background: var(--surface-sunk);
    ${media.belowTablet} {
      block-size: 104px;
    }
  }
  > output {
    display: grid;
    place-items: center;
    text-align: center;
  }
  > output:empty {
    display: none;
  }
`

const PictureBox = styled.div<{ $isAtOnce: boolean }>`
  display: grid;
  gap: 6px;
  align-content: start;
  justify-items: start;

  > b {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > img {
    inline-size: 100%;
    max-block-size: 288px;
    object-fit: contain;
    background: var(--surface-sunk);
  }
  > img {
    ${({ $isAtOnce }) => !$isAtOnce && pictureAtStart}
  }
  ${({ $isAtOnce }) => $isAtOnce && atOnce}
`

interface SentPictureProps {
  /** What the picture is. */
  label: string
  /** The URL that answers it. */
  address: string
  /** Loads it without a press, since it is what the page is about. */
  isAtOnce: boolean
}

/** Renders a picture that was sent. Loads it at a press, since it is larger than the page. */
function SentPicture({ label, address, isAtOnce }: SentPictureProps) {
  const { t } = useLingui()
  const [isPressed, setIsPressed] = useState(false)
  const isWanted = isAtOnce || isPressed
  const picture = usePrivatePicture(isWanted ? address : undefined)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone
    if (isPressed) box.current?.focus()
  }, [isPressed])
  return (
    <PictureBox ref={box} tabIndex={-1} $isAtOnce={isAtOnce}>
      <b>{t`You sent: ${label}`}</b>
      {!isWanted && (
        <Button type="button" $kind="line" $small onClick={() => setIsPressed(true)}>
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

/**
 * Whether the office asks for a new value. `yes` shows the old picture without a press, and how to take the new one.
 * `maybe`: only the office's words say what to correct, so that nothing is called optional.
 */
export type Asked = 'yes' | 'maybe' | 'no'

interface ReplacedPictureProps {
  user: UserDocument
  name: DocumentName
  asked: Asked
}

/** Shows a picture that was sent beside a field for a new one. */
export function ReplacedPicture({ user, name, asked }: ReplacedPictureProps) {
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
