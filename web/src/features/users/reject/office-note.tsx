import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type Ref, useId } from 'react'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { controlStyle, directed } from '#components/fields/control-style.ts'
import { media } from '#styles/media.ts'

const Frame = styled.div`
  display: grid;
  gap: 4px;

  > label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: center;
    font-weight: 600;
    line-height: 1.35;

    > span {
      display: inline-flex;
      gap: 4px;
      align-items: center;
      color: var(--ink-soft);
      font-size: var(--t-s);
      font-weight: 400;
    }
    svg {
      inline-size: 16px;
      block-size: 16px;
    }
  }
`

const Area = styled.textarea.attrs(directed)`
  ${controlStyle}
  min-block-size: 48px;
  padding: 8px 12px;
  font-size: 1rem;
  resize: vertical;
  field-sizing: content;
  max-block-size: 160px;

  ${media.lowDesktop} {
    min-block-size: 40px;
    padding-block: 6px;
  }
`

interface OfficeNoteProps {
  value: string
  onChange: (value: string) => void
  area?: Ref<HTMLTextAreaElement> | undefined
}

/** Renders a note about a decision that only admins see. */
export function OfficeNote({ value, onChange, area }: OfficeNoteProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id}>
        <Trans>Office note</Trans>
        <span>
          <WorkIcon name="lock" />
          <Trans>Only admins see this</Trans>
        </span>
      </label>
      <Area
        id={id}
        ref={area}
        rows={1}
        maxLength={MAX_LENGTH.officeNote}
        placeholder={t`Optional`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Frame>
  )
}
