import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { FieldFrame, type FieldTexts, Label } from '#components/fields/field-frame.tsx'
import { FieldGrid, WholeRow } from '#components/forms/form-layout.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { Input } from '#components/fields/text-field.tsx'
import { useControl } from '#components/fields/use-control.ts'
import { useTexts } from '#lib/format/texts.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { BRANDS, caretAfter, digitsBefore, groupCvv, groupExpireDate, groupNumber } from './card-format.ts'

interface CardFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  name: string
  /** Formats the typed text; the caret stays after the digit that was typed. */
  group?: (text: string) => string
}

/** Renders a card field. Its input has no `name`, so that a form sent without scripts leaves it out. */
function CardField({ name, label, hint, group, ...input }: CardFieldProps) {
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const { setFieldValue } = useFormikContext()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const shown = group ? group(typed) : typed
    if (group) caret.current = caretAfter(digitsBefore(target.selectionStart ?? typed.length, typed), shown)
    void setFieldValue(name, shown)
  }
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <Input
        type="text"
        dir="ltr"
        required
        {...control}
        {...input}
        ref={field}
        name={undefined}
        value={value as string}
        onChange={handleChange}
      />
    </FieldFrame>
  )
}

const Brands = styled(WholeRow)`
  display: grid;
  gap: 6px;
`

const TEST_NUMBER = '4242 4242 4242 4242'

/** Renders the card fields. Their values never leave the browser; our server gets only a token. */
export function CardPart() {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <>
      {usePageData()?.payment === 'sandbox' && (
        <Note icon="info">
          <b>
            <Trans>Test page: no money is taken.</Trans>
          </b>{' '}
          <Trans>
            Your card details stay in this browser and are never sent or stored. Use the test number{' '}
            {TEST_NUMBER}.
          </Trans>
        </Note>
      )}
      <FieldGrid>
        <Brands>
          <Label as="span" aria-hidden="true">
            {label.card_brand}
          </Label>
          <RadioPicks
            name="card_brand"
            label={label.card_brand}
            options={Object.entries(BRANDS).map(([value, name]) => ({ value, label: name }))}
          />
        </Brands>
        <WholeRow>
          <CardField
            name="card_holder"
            label={label.card_holder}
            hint={t`As printed on the card.`}
            autoComplete="cc-name"
          />
        </WholeRow>
        <WholeRow>
          <CardField
            name="card_number"
            label={label.card_number}
            group={groupNumber}
            inputMode="numeric"
            autoComplete="cc-number"
          />
        </WholeRow>
        <CardField
          name="expire_date"
          label={label.expire_date}
          hint={t`Month and year, for example 08/29.`}
          group={groupExpireDate}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <CardField
          name="cvv"
          label={label.cvv}
          hint={t`Three digits on the back.`}
          group={groupCvv}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </FieldGrid>
    </>
  )
}
