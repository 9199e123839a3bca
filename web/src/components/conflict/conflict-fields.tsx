import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { DialogFoot } from '#components/overlay/dialog.tsx'
import { media } from '#styles/media.ts'
import { diffWords } from './diff-words.ts'

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
  position: relative;
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

const Push = styled(Button)`
  margin-inline-start: auto;
`

/** A field that two people have changed, each in a different way. */
interface ConflictField {
  name: string
  label: string
  mine: string
  theirs: string
}

/** Holds which fields keep the reader's own version. @param initial names of those that do at first */
export function useOwnVersions(initial: readonly string[]) {
  const [own, setOwn] = useState(initial)
  const choose = (name: string, isOwn: boolean) =>
    setOwn(isOwn ? [...own, name] : own.filter((other) => other !== name))
  return { own, choose }
}

interface ConflictFieldsProps {
  fields: readonly ConflictField[]
  /** Heading of the other version: who saved it, and when. */
  theirs: string
  /** Names of the fields that keep the reader's own version. */
  own: readonly string[]
  onChoose: (name: string, isOwn: boolean) => void
}

/** Shows both versions of each field side by side, marks the words that differ, and asks for one choice a field. */
export const ConflictFields = ({ fields, theirs, own, onChoose }: ConflictFieldsProps) =>
  fields.map((field) => (
    <BothVersions
      key={field.name}
      {...{ field, theirs }}
      isOwnChosen={own.includes(field.name)}
      onChoose={(isOwn) => onChoose(field.name, isOwn)}
    />
  ))

interface ConflictFootProps {
  onSave: () => void
  onDiscard: () => void
  onLater: () => void
}

/** Shows the buttons below the choices: save them, discard the own changes, decide later. */
export const ConflictFoot = ({ onSave, onDiscard, onLater }: ConflictFootProps) => (
  <DialogFoot>
    <Button type="button" onClick={onSave}>
      <Trans>Save these versions</Trans>
    </Button>
    <Button type="button" $kind="line" onClick={onDiscard}>
      <Trans>Discard my changes</Trans>
    </Button>
    <Push type="button" $kind="plain" onClick={onLater}>
      <Trans>Decide later</Trans>
    </Push>
  </DialogFoot>
)

interface BothVersionsProps {
  field: ConflictField
  theirs: string
  isOwnChosen: boolean
  onChoose: (isOwn: boolean) => void
}

function BothVersions({ field, theirs, isOwnChosen, onChoose }: BothVersionsProps) {
  const { t } = useLingui()
  const side = (isOwn: boolean): ComparedSide => {
    const isChosen = isOwn === isOwnChosen
    return {
      heading: isOwn ? t`Your version, not saved` : theirs,
      text: isOwn ? field.mine : field.theirs,
      isChosen,
      action: (
        <Button type="button" $kind="line" $small aria-pressed={isChosen} onClick={() => onChoose(isOwn)}>
          {isChosen && <Icon name="check" />}
          {isOwn ? <Trans>Use my version</Trans> : <Trans>Use their version</Trans>}
        </Button>
      ),
    }
  }
  return <ComparedField label={field.label} sides={[side(false), side(true)]} />
}

/** One of two versions of a field. */
interface ComparedSide {
  heading: string
  text: string
  /** Whether the reader has chosen it. */
  isChosen?: boolean
  /** A button below it. */
  action?: ReactNode
}

interface ComparedFieldProps {
  label: string
  sides: readonly [ComparedSide, ComparedSide]
}

/** Shows two versions of a field side by side, and marks the words that differ. */
export function ComparedField({ label, sides }: ComparedFieldProps) {
  const headingId = useId()
  return (
    <Field aria-labelledby={headingId}>
      <h3 id={headingId}>{label}</h3>
      <Pair>
        {sides.map(({ heading, text, isChosen = false, action }, index) => (
          <Side key={heading}>
            <b>{heading}</b>
            <ComparedText {...{ text, isChosen }} other={sides[1 - index]?.text ?? ''} />
            {action}
          </Side>
        ))}
      </Pair>
    </Field>
  )
}

/** Pixels of the text above the first difference that stay in sight. */
const ABOVE = 64

function ComparedText({ text, other, isChosen }: { text: string; other: string; isChosen: boolean }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  // a long text hides its differences below the fold
  useLayoutEffect(() => {
    box.current?.scrollTo(0, (box.current.querySelector('ins')?.offsetTop ?? 0) - ABOVE)
  }, [text, other])
  return (
    <Text ref={box} $isChosen={isChosen}>
      {text
        ? diffWords(text, other).map(({ words, differs }, piece) =>
            differs ? <ins key={piece}>{words}</ins> : <span key={piece}>{words}</span>,
          )
        : t`(empty)`}
    </Text>
  )
}
