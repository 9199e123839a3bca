import { useLingui } from '@lingui/react/macro'
import { type Language, LANGUAGES, nameOf } from 'domain/texts/languages.ts'
import styled from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { pressedSwitch } from '#styles/pressed-switch.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
`
const Switch = styled.fieldset`
  ${pressedSwitch}
`

interface WritingSwitchProps {
  /** In which the fields below are written. */
  language: Language
  onChoose: (language: Language) => void
  /** What is still missing in Urdu; '' for nothing. */
  missing: string
}

/** Chooses between the English and the Urdu fields of a form, and says what Urdu is missing. */
export function WritingSwitch({ language, onChoose, missing }: WritingSwitchProps) {
  const { t } = useLingui()
  return (
    <Row>
      <Switch aria-label={t`Language of the text`}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => onChoose(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </Switch>
      {missing && <Hint as="output">{missing}</Hint>}
    </Row>
  )
}
