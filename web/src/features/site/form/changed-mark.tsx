import { Trans, useLingui } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { Hint } from '#components/fields/field-frame.tsx'
import { clamped } from '#styles/clamped.ts'

/** Marks a control whose value differs from the published one. */
export const changedEdge = css`
  &,
  &:hover,
  &:focus-visible,
  &[aria-invalid='true'] {
    border-inline-start: 6px solid var(--waiting-edge);
  }
`

const Word = styled.span`
  margin-inline-start: var(--s3);
  color: var(--waiting);
  font-weight: 600;
  font-size: var(--t-s);
`

const Was = styled(Hint)`
  overflow-wrap: anywhere;
  ${clamped(3)}
`

/** Says beside a label that its field was changed. */
export const ChangedWord = () => (
  <Word>
    <Trans>Changed</Trans>
  </Word>
)

/** Shows the published value of a changed field. @param was '' for none */
export function WasBefore({ was, id }: { was: string; id?: string }) {
  const { t } = useLingui()
  return <Was id={id}>{was ? t`Was “${was}”` : t`Was empty`}</Was>
}
