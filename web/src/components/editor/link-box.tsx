import { Trans, useLingui } from '@lingui/react/macro'
import { completeLink } from 'domain/formatting/link-address.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { FieldMessage, Label } from '#components/fields/field-frame.tsx'
import { Input } from '#components/fields/text-field.tsx'
import { media } from '#styles/media.ts'

/** A box over the text, below the line that it is about. */
export const EditorBox = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  position: absolute;
  z-index: 2;
  inset-inline-start: var(--s4);
  display: grid;
  gap: var(--s2);
  inline-size: min(540px, 100% - 2 * var(--s4));
  padding: var(--s3) 12px;
  border: 2px solid var(--ink);
  background: var(--surface);
  font-size: 1rem;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--s2);
  > input {
    min-block-size: 44px;
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > input {
      grid-column: 1 / -1;
    }
  }
`

/** Moves the focus into a box, and the whole box into view. */
export function enterBox(input: HTMLInputElement | null) {
  input?.focus()
  input?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
}

interface LinkBoxProps {
  /** Of the link at the caret; '' for a new one. */
  address: string
  /** Pixels from the top of the text. */
  top: number
  onSave: (address: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks for the address of a link. It is inside a form already, so Enter and Escape are handled here. */
export function LinkBox({ address, top, onSave, onRemove, onClose }: LinkBoxProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => enterBox(input.current), [])
  const save = () => {
    const completed = completeLink(typed)
    if (completed !== undefined) return onSave(completed)
    setIsWrong(true)
    input.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else onClose()
  }
  return (
    <EditorBox aria-label={t`Link`} style={{ insetBlockStart: top }} onKeyDown={handleKey}>
      <Label htmlFor={id}>{t`Address of the link`}</Label>
      <Row>
        <Input
          id={id}
          ref={input}
          inputMode="url"
          dir="ltr"
          maxLength={MAX_LENGTH.link}
          value={typed}
          placeholder="https://"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsWrong(false)
          }}
        />
        <Button type="button" $small onClick={save}>
          <Trans>Save link</Trans>
        </Button>
        <Button type="button" $kind="plain" $small onClick={address ? onRemove : onClose}>
          {address ? t`Remove` : t`Cancel`}
        </Button>
      </Row>
      {isWrong && (
        <FieldMessage id={id}>
          {t`This is no address. Type a website, an e-mail address, a phone number, or a page such as ${'/about'}.`}
        </FieldMessage>
      )}
    </EditorBox>
  )
}
