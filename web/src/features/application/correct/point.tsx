import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentName } from 'domain/documents.ts'
import { type GivenReason, OTHER_REASON, type ReasonField, reasonIn } from 'domain/decisions/reasons.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { USER_FIELDS } from 'domain/user-fields.ts'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { ABOUT_FIELDS, BUSINESS_FIELDS } from '#components/application/part-fields.ts'
import { isName, isPicture, shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { type AskedField, UserFields } from '#components/application/user-fields.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { UsernameField, ApplicationParts } from './application-parts.tsx'
import { ReplacedPicture } from './pictures-part.tsx'
import { OfficeNote } from './office-note.tsx'
import { PointAnswer } from './point-answer.tsx'
import { asksForAll } from './point-values.ts'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px var(--s4);
  padding: 18px var(--s5) 20px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
  > * {
    grid-column: 1 / -1;
  }
  > h2 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    grid-column: 1;
    align-items: center;
    font-size: 1.375rem;
  }
  /* the way to an answer: beside the title, on phones below the fields */
  > button {
    grid-area: 1 / 2;
    margin-block: -5px;
    margin-inline-end: calc(-1 * var(--s3));
  }
  ${media.belowTablet} {
    gap: 10px;
    padding: 14px var(--s4);

    > * {
      grid-column: 1 / -1;
    }
    > button {
      grid-area: auto / 1;
      justify-self: start;
      margin-block: -6px -12px;
      margin-inline-start: calc(-1 * var(--s3));
    }
  }
`

const Number = styled.span<{ $isDone: boolean }>`
  display: inline-grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  padding-block-start: 3px;
  background: var(${({ $isDone }) => ($isDone ? '--success' : '--danger')});
  color: var(--on-accent);
  font: 700 1.125rem/1 var(--display);

  ${media.forcedColours} {
    border: 2px solid;
  }
`

const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 14px var(--s4);

  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`

const Sent = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;

  > b {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
  }
  > span {
    display: flex;
    align-items: center;
    min-block-size: 50px;
    padding: 10px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-sunk);
    font-size: 1.0625rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  ${media.belowTablet} {
    > span {
      min-block-size: 0;
      padding-block: 6px;
    }
  }
`

const Whole = styled.p`
  grid-column: 1 / -1;
`

const ASKED: readonly string[] = [...ABOUT_FIELDS, ...BUSINESS_FIELDS]
const isAsked = (name: string): name is AskedField => ASKED.includes(name)

/** Renders the control of a text of the application. */
function Control({ name }: { name: Exclude<ReasonField, DocumentName> }) {
  const { label } = useTexts()
  if (isAsked(name)) return <UserFields areAskedFor names={[name]} />
  if (name === 'username') return <UsernameField />
  const { max } = USER_FIELDS[name]
  return <TextField name={name} label={label[name]} maxLength={max} />
}

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s3);
`

/** Shows the full name as it was sent beside the fields for first and last name. */
function ReplacedName({ user }: { user: UserDocument }) {
  const { t } = useLingui()
  const { label } = useFieldText()
  return (
    <>
      <Sent>
        <b>{t`You sent: ${label.full_name}`}</b>
        <span>
          <bdi>{user.full_name}</bdi>
        </span>
      </Sent>
      <Names>
        <Control name="first_name" />
        <Control name="last_name" />
      </Names>
    </>
  )
}

/** Shows a text as it was sent beside the control for the new one. */
function ReplacedText({ user, name }: { user: UserDocument; name: Exclude<ReasonField, DocumentName> }) {
  const { t } = useLingui()
  const { label, format } = useFieldText()
  return (
    <>
      <Sent>
        <b>{t`You sent: ${label[name]}`}</b>
        <span>{format(user, name) || <Trans>Nothing sent</Trans>}</span>
      </Sent>
      <div>
        <Control name={name} />
      </div>
    </>
  )
}

/** Returns the id of the section of a point. */
export const pointId = (id: string): string => `point-${id}`

interface PointProps {
  user: UserDocument
  reason: GivenReason
  /** From 1 on. */
  number: number
  /** Fields that a point before asks for, by their number. They are shown there. */
  above: ReadonlyMap<ReasonField, number>
  /** The office's words, if they belong to this point alone. */
  note: string
  isOpen: boolean
  isAnswered: boolean
}

/** Renders one point of a rejection: why, what was sent, and the fields to correct. */
export function Point({ user, reason, number, above, note, isOpen, isAnswered }: PointProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = reasonIn(reason, language, useTexts())
  const { label } = useFieldText()
  const { id, fields } = reason
  const isAll = asksForAll(reason)
  const shownAbove = [...above.keys()]
  const own = fields.filter((field) => !above.has(field))
  const elsewhere = fields.filter((field) => above.has(field))
  const hasName = own.filter(isName).length === 2
  const heading = (): ReactNode => {
    if (id !== OTHER_REASON) return <bdi lang={words.language}>{words.label}</bdi>
    const shown = shownFields(fields)
    return shown.length > 3
      ? t`What the office asks you to correct`
      : shown.map((name) => label[name]).join(' · ')
  }
  return (
    <Section id={pointId(id)} aria-labelledby={`${pointId(id)}-title`}>
      <h2 id={`${pointId(id)}-title`}>
        <Number $isDone={!isOpen}>{number}</Number>
        {heading()}
        {!isOpen && <StatusChip status={isAnswered ? 'answered' : 'corrected'} />}
      </h2>
      {(words.text || note) && (
        <OfficeNote>
          {words.text && (
            <p>
              <bdi lang={words.language}>{words.text}</bdi>
            </p>
          )}
          {note && (
            <p>
              <OfficeWords>{note}</OfficeWords>
            </p>
          )}
        </OfficeNote>
      )}
      {isAll ? (
        <div>
          <ApplicationParts user={user} without={shownAbove} asked="maybe" />
        </div>
      ) : (
        <Pairs>
          {hasName && <ReplacedName user={user} />}
          {own
            .filter((name) => !(hasName && isName(name)))
            .map((name) => (
              <Fragment key={name}>
                {isPicture(name) ? (
                  <ReplacedPicture user={user} name={name} asked="yes" />
                ) : (
                  <ReplacedText user={user} name={name} />
                )}
              </Fragment>
            ))}
          {elsewhere.map((name) => (
            <Whole
              key={name}
            >{t`${label[name]}: correct it under point ${above.get(name) ?? number}.`}</Whole>
          ))}
        </Pairs>
      )}
      <PointAnswer reason={reason} fields={fields} />
    </Section>
  )
}
