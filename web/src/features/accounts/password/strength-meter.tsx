import { useLingui } from '@lingui/react/macro'
import type { Personal } from 'domain/passwords.ts'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { passwordStrength, STRENGTHS, type Strength } from './password-strength.ts'

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
  font-size: var(--t-s);
  font-weight: 600;
  line-height: 1.4;
  color: ${({ $colour }) => $colour};
`

const Bar = styled.i<{ $isSewn: boolean }>`
  /* whole stitches only */
  inline-size: calc(round(down, 100%, 8px) - 2px);
  block-size: 8px;
  background: repeating-linear-gradient(
    90deg,
    ${({ $isSewn }) => ($isSewn ? 'currentColor' : 'var(--line)')} 0 6px,
    transparent 6px 8px
  );
  ${media.forcedColours} {
    forced-color-adjust: none;
    color: CanvasText;
    --line: GrayText;
  }
`

const Word = styled.span`
  text-align: end;
`

interface StrengthMeterProps {
  password: string
  /** Of herself, which makes a password weak. */
  said: Personal
}

/** Four stitched bars and one word, which is also said aloud. */
export function StrengthMeter({ password, said }: StrengthMeterProps) {
  const { t } = useLingui()
  const words: Record<Strength, string> = { weak: t`Weak`, fair: t`Fair`, good: t`Good`, strong: t`Strong` }
  const strength = passwordStrength(password, said)
  const sewn = password ? STRENGTHS.indexOf(strength) + 1 : 0
  return (
    <Meter $colour={COLOURS[strength]}>
      {STRENGTHS.map((step, i) => (
        <Bar key={step} $isSewn={i < sewn} />
      ))}
      <Word>{password && words[strength]}</Word>
    </Meter>
  )
}
