import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH, PASSWORD_MIN } from 'domain/limits.ts'
import { type Personal, personalWords, surprisesIn, withoutWords } from 'domain/values/passwords.ts'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { FieldFrame, type FieldTexts, Hint } from '#components/fields/field-frame.tsx'
import { SecretField, SecretInput } from '#components/fields/secret-field.tsx'
import { useControl } from '#components/fields/use-control.ts'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

/** From the weakest to the strongest. */
const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
type Strength = (typeof STRENGTHS)[number]

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
const COMMON = /^(?:password|qwerty|iloveyou|pakistan|welcome|admin|letmein)[\d!@#.]*$/i

/**
 * Estimates how strong a password is. Long and varied is strong. Repeated, counted or very common words are weak.
 * @param said what others know of the user; these words do not count
 */
export function passwordStrength(password: string, said: Personal = {}): Strength {
  const surprises = surprisesIn(withoutWords(password, personalWords(said)))
  if (password.length < PASSWORD_MIN || surprises < 5 || COMMON.test(password)) return 'weak'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const score = surprises + kinds * 2
  if (score < 11) return 'fair'
  return score < 19 ? 'good' : 'strong'
}

const COLOURS: Record<Strength, string> = {
  weak: 'var(--danger)',
  fair: 'var(--waiting)',
  good: 'var(--success)',
  strong: 'var(--success)',
}

const Meter = styled.output<{ $colour: string }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr) 4em;
  gap: 6px;
  align-items: center;
  min-block-size: 1.4em; /* keeps its place while it is empty */
  font-size: var(--t-s);
  font-weight: 600;
  line-height: 1.4;
  color: ${({ $colour }) => $colour};
`

const StrengthBar = styled.i<{ $isFilled: boolean }>`
  /* whole stitches only */
  inline-size: calc(round(down, 100%, 8px) - 2px);
  block-size: 8px;
  background: repeating-linear-gradient(
    90deg,
    ${({ $isFilled }) => ($isFilled ? 'currentColor' : 'var(--line)')} 0 6px,
    transparent 6px 8px
  );
  ${media.forcedColours} {
    forced-color-adjust: none;
    color: CanvasText;
    --line: GrayText;
  }
`

const StrengthWord = styled.span`
  text-align: end;
`

interface StrengthMeterProps {
  password: string
  /** What is known of the user: parts of it make a password weak. */
  said: Personal
}

/** Shows how strong a password is: four bars and a word, which is also read out. Empty without a password. */
function StrengthMeter({ password, said }: StrengthMeterProps) {
  const { t } = useLingui()
  const words: Record<Strength, string> = { weak: t`Weak`, fair: t`Fair`, good: t`Good`, strong: t`Strong` }
  const strength = passwordStrength(password, said)
  const filled = STRENGTHS.indexOf(strength) + 1
  return (
    <Meter $colour={COLOURS[strength]}>
      {password && (
        <>
          {STRENGTHS.map((step, i) => (
            <StrengthBar key={step} $isFilled={i < filled} />
          ))}
          <StrengthWord>{words[strength]}</StrengthWord>
        </>
      )}
    </Meter>
  )
}

interface PasswordFieldProps extends FieldTexts {
  name: string
  /** What is known of the user besides the form's values. */
  said?: Personal | undefined
}

/** Renders a new password with a strength meter. The hint is below it, so that fields side by side stay level. */
export function PasswordField({ name, label, hint, said }: PasswordFieldProps) {
  const { values } = useFormikContext<Personal>()
  const { id, value, message, control } = useControl(name, hint !== undefined)
  const password = value as string
  return (
    <FieldFrame {...{ id, label, message }}>
      <SecretInput
        {...control}
        label={label}
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
        required
        value={password}
      />
      <StrengthMeter password={password} said={{ ...values, ...said }} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldFrame>
  )
}

/** Renders a new password and its confirmation. @param said what is known of the user besides the form's values */
export function NewPasswordFields({ said }: { said?: Personal }) {
  const texts = useTexts()
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        name="password"
        label={texts.label.password}
        said={said}
        hint={t`At least ${PASSWORD_MIN} characters.`}
      />
      <SecretField
        name="password2"
        label={texts.label.password2}
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
      />
    </>
  )
}
