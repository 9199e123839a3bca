import { Trans } from '@lingui/react/macro'
import type { OfferedReason } from 'domain/content/translation/reasons-in-urdu.ts'
import { OTHER_REASON, reasonIn } from 'domain/decisions/reasons.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { ChoiceLabel } from '#components/fields/radio-picks.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { oneLine } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { Key } from '#components/controls/key.tsx'
import { keyOf } from './rejection-draft.ts'

const Reasons = styled.fieldset`
  min-inline-size: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
    line-height: 1.35;

    > span {
      color: var(--ink-soft);
      font-weight: 400;
    }
  }
  ${media.fromDesktop} {
    max-block-size: 45dvh;
    overflow: auto;
    /* room for the outline of a focused reason */
    padding: 0 4px 4px;
    margin: 0 -4px -4px;
  }
`

const Kind = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: center;
  margin-block: 4px;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.3;

  > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  ${media.lowDesktop} {
    margin-block: 2px;
  }
`

const Picks = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  border: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 6px;

  ${media.lowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Pick = styled(ChoiceLabel)`
  gap: var(--s2);
  min-block-size: 48px;
  padding-block: 2px;
  padding-inline: 10px 8px;
  font-size: var(--t-s);
  font-weight: 600;

  > span {
    min-inline-size: 0;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  small {
    ${oneLine}
    font-size: max(0.875rem, var(--t-floor, 0rem));
    font-weight: 400;
    line-height: 1.2;
  }
  > kbd {
    flex: none;
    margin-inline-start: auto;
  }
  ${media.lowDesktop} {
    min-block-size: 44px;
    padding-block: 0;

    small,
    > kbd {
      display: none;
    }
  }
  ${media.belowDesktop} {
    > kbd {
      display: none;
    }
  }
`

interface ReasonPicksProps {
  /** The reasons in the order of the page. */
  list: readonly OfferedReason[]
  ticked: readonly string[]
  message: string | undefined
  id: string
  onToggle: (reason: OfferedReason) => void
}

/** Shows the reasons in two groups: the applicant can correct the first; the second ends the application. */
export function ReasonPicks({ list, ticked, message, id, onToggle }: ReasonPicksProps) {
  const { label } = useFieldText()
  const language = useLanguage()
  const texts = useTexts()
  const group = (isFinal: boolean, icon: WorkIconName, title: ReactNode) => {
    const reasons = list.filter(({ is_final }) => is_final === isFinal)
    return (
      reasons.length > 0 && (
        <>
          <Kind id={`${id}-${icon}`}>
            <WorkIcon name={icon} />
            {title}
          </Kind>
          <Picks aria-labelledby={`${id}-${icon}`}>
            {reasons.map((reason) => {
              const key = keyOf(reason, list)
              const words = reasonIn(reason, language, texts)
              return (
                <Pick key={reason.id}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(reason.id)}
                    aria-describedby={message === undefined ? undefined : `${id}-error`}
                    onChange={() => onToggle(reason)}
                  />
                  <span>
                    <bdi lang={words.language}>{words.label}</bdi>
                    <small>
                      {reason.id === OTHER_REASON ? (
                        <Trans>You choose the fields</Trans>
                      ) : isFinal ? (
                        <Trans>Nothing to correct</Trans>
                      ) : (
                        shownFields(reason.fields)
                          .map((field) => label[field])
                          .join(' · ')
                      )}
                    </small>
                  </span>
                  {key && <Key>{key}</Key>}
                </Pick>
              )
            })}
          </Picks>
        </>
      )
    )
  }
  return (
    <Reasons>
      <legend>
        <Trans>Reasons</Trans>{' '}
        <span>
          <Trans>one or more</Trans>
        </span>
      </legend>
      {group(false, 'turn', <Trans>The applicant can correct this and send again</Trans>)}
      {group(true, 'lock', <Trans>Final: the application is closed</Trans>)}
      {message && <FieldMessage id={id}>{message}</FieldMessage>}
    </Reasons>
  )
}
