import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { SecretField } from '#components/fields/secret-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

/** The password that she has, asked for once more: whoever finds her page open must not take the account with it. */
export function CurrentPasswordField() {
  const { t } = useLingui()
  const { label } = useTexts()
  return (
    <SecretField
      name="password"
      label={label.password}
      hint={t`To confirm that it is you.`}
      autoComplete="current-password"
      maxLength={MAX_LENGTH.password}
    />
  )
}

const Sheet = styled.section<{ $isLast: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s4) var(--s5);
  padding: var(--s5);
  background: var(--surface);
  ${({ $isLast }) =>
    $isLast &&
    css`
      border: 2px solid var(--danger);
    `}

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Why = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;

  > h2 {
    font-size: 1.375rem;
  }
  > p {
    max-inline-size: 34em;
    font-size: var(--t-s);
    color: var(--ink-soft);
  }
`

const Fields = styled.div`
  display: grid;
  gap: var(--s5);
  align-content: start;
  min-inline-size: 0;
`

interface OwnSectionProps {
  /** Of the heading, which a link above leads to. */
  id: string
  title: string
  /** Why it is here, and what follows from it. */
  why: ReactNode
  /** What cannot be undone stands last, in an edge of its own. */
  isLast?: boolean
  children: ReactNode
}

/** One thing of her account that she can change by itself. */
export const AccountSection = ({ id, title, why, isLast = false, children }: OwnSectionProps) => (
  <Sheet $isLast={isLast} aria-labelledby={id}>
    <Why>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p>{why}</p>
    </Why>
    <Fields>{children}</Fields>
  </Sheet>
)

/** Below the fields of a section's form. */
export const FormFoot = styled.div`
  margin-block-start: var(--s5);
`
