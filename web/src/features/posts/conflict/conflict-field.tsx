import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { differingWords } from './differing-words.ts'
import type { PostValues } from '../editor/post-values.ts'

const Field = styled.section`
  display: grid;
  gap: var(--s2);
  > h3 {
    font: 600 1rem/1.35 var(--text);
  }
`
const Pair = styled.div`
  display: grid;
  gap: var(--s4);
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`
const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s2);
  min-inline-size: 0;
`
const Text = styled.div<{ $isChosen: boolean }>`
  max-block-size: 320px;
  padding: var(--s3) var(--s4);
  overflow: auto;
  border: ${({ $isChosen }) => ($isChosen ? '2px solid var(--accent)' : '1.5px solid var(--edge)')};
  background: var(--surface);
  overflow-wrap: anywhere;
  white-space: pre-line;
  ins {
    border-block-end: 2px solid var(--success);
    font-weight: 700;
    text-decoration: none;
  }
`

interface ConflictFieldProps {
  field: keyof PostValues
  /** Who saved the other one, as far as that is known, and when, as it is shown. */
  who: string | undefined
  at: string
  hers: PostValues
  values: PostValues
  isMine: boolean
  onChoose: (isMine: boolean) => void
}

/** One field of which two have written something else. */
export function ConflictField({ field, who, at, hers, values, isMine, onChoose }: ConflictFieldProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const headingId = useId()
  const say = (of: PostValues) => {
    if (field === 'is_published') return of.is_published === 'true' ? t`Published` : t`Draft`
    if (field === 'image') return of.image ? t`A new picture: ${of.image.name}` : t`The stored picture`
    return of[field]
  }
  const sides = [
    {
      isOwn: false,
      heading: who ? t`Saved by ${who} at ${at}` : t`Saved at ${at}`,
      text: say(hers),
      other: say(values),
    },
    { isOwn: true, heading: t`Your version, not saved`, text: say(values), other: say(hers) },
  ]
  return (
    <Field aria-labelledby={headingId}>
      <h3 id={headingId}>{label[field]}</h3>
      <Pair>
        {sides.map(({ isOwn, heading, text, other }) => {
          const isChosen = isOwn === isMine
          return (
            <Side key={heading}>
              <b>{heading}</b>
              <Text $isChosen={isChosen}>
                {differingWords(text, other).map(({ words, differs }, index) =>
                  differs ? <ins key={index}>{words}</ins> : <span key={index}>{words}</span>,
                )}
              </Text>
              <Button
                type="button"
                $kind="line"
                $small
                aria-pressed={isChosen}
                onClick={() => onChoose(isOwn)}
              >
                {isChosen && <Icon name="check" />}
                {isOwn ? <Trans>Use my version</Trans> : <Trans>Use their version</Trans>}
              </Button>
            </Side>
          )
        })}
      </Pair>
    </Field>
  )
}
