import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { SecretField } from '#components/fields/secret-field.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

/** Asks for the current password, so that nobody else can use an open page. */
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
  /** The id of the heading, which links lead to. */
  id: string
  title: string
  /** Explains the section. */
  why: ReactNode
  /** The last section, with a border: it cannot be undone. */
  isLast?: boolean
  children: ReactNode
}

/** Renders a section of the own account that is saved by itself. */
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

/** The space for the button below the fields. */
export const FormFoot = styled.div`
  margin-block-start: var(--s5);
`
