import { Trans, useLingui } from '@lingui/react/macro'
import { OTHER_REASON, type ReasonField, type Rejection } from 'domain/decisions/reasons.ts'
import { DOCUMENT_NAMES, REQUIRED_DOCUMENTS } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { refusalOf } from '#components/fields/form-status.ts'
import { focusControl } from '#components/fields/invalid-fields.ts'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { type Failure, SubmitRow } from '#components/forms/submit-row.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { media } from '#styles/media.ts'
import { Disclosure } from '#components/controls/disclosure.tsx'
import { ApplicationParts } from './application-parts.tsx'
import type { CorrectionFormProps } from './correction-form.tsx'
import { correctionRules } from './correction-values.ts'
import { correctionDraft } from './drafts.ts'
import { LostSecrets, useSending, SendingProgress } from './use-sending.tsx'
import { OfficeNote } from './office-note.tsx'
import { Point, pointId } from './point.tsx'
import { asksForAll, pointValuesOf, type PointValues, readPoints } from './point-values.ts'

const Sheet = styled.div`
  margin-block-start: var(--s4);
  border: 1.5px solid var(--edge);
  background: var(--surface);
`

const NoteFromOffice = styled.div`
  padding: 18px var(--s5) 0;

  b {
    display: block;
  }
  ${media.belowTablet} {
    padding: 14px var(--s4) 0;
  }
`

const SendBar = styled.div`
  display: grid;
  gap: var(--s3);
  padding: 14px var(--s5);
  border-block-start: 1px solid var(--line);
  background: var(--surface-sunk);
  ${media.belowTablet} {
    padding: 14px var(--s4);
  }
`

const SendLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  align-items: center;

  > output {
    color: var(--ink-soft);
  }
  ${media.belowTablet} {
    > button {
      inline-size: 100%;
    }
  }
`

const Else = styled.div`
  margin-block-start: var(--s3);
`

/** Says which points are neither corrected nor answered. */
function useStillNeeded(rejection: Rejection, open: readonly string[]): string {
  const { t, i18n } = useLingui()
  const { label } = useFieldText()
  const either = new Intl.ListFormat(i18n.locale, { type: 'disjunction' })
  if (open.length === 0) return t`Every point is corrected or answered.`
  const names = rejection.reasons.flatMap(({ id, fields }, index) => {
    if (!open.includes(id)) return []
    const shown = shownFields(fields)
    if (shown.length > 2)
      return rejection.reasons.length === 1 ? t`a correction or an answer` : t`point ${index + 1}`
    return either.format(shown.map((name) => label[name]))
  })
  return t`Still needed: ${names.join(' · ')}`
}

interface SendProps {
  open: readonly string[]
  rejection: Rejection
  failure: Failure | undefined
  percent: number | undefined
}

/** Renders the only button that sends, and beside it what is still needed. */
function Send({ open, rejection, failure, percent }: SendProps) {
  const needed = useStillNeeded(rejection, open)
  return (
    <SendBar>
      <SubmitRow failure={failure}>
        <SendLine>
          <SubmitButton busyLabel={<Trans>Sending again...</Trans>}>
            <Trans>Send again</Trans>
          </SubmitButton>
          <output>{needed}</output>
        </SendLine>
      </SubmitRow>
      <SendingProgress percent={percent} />
    </SendBar>
  )
}

interface PointsProps {
  user: UserDocument
  rejection: Rejection
  failure: Failure | undefined
  percent: number | undefined
}

/** Renders the points of a rejection with the button that sends, and what nobody asked for in a closed box. */
function Points({ user, rejection, failure, percent }: PointsProps) {
  const { values, submitCount, errors, status } = useFormikContext<PointValues>()
  const { fields, answers, open } = readPoints(user, rejection, values)
  const { reasons, note } = rejection
  const isOtherAlone = reasons.length === 1 && reasons[0]?.id === OTHER_REASON
  const asked = new Map<ReasonField, number>()
  const points = reasons.map((reason, index) => {
    const above = new Map(asked)
    for (const field of reason.fields) if (!asked.has(field)) asked.set(field, index + 1)
    return { reason, above, number: index + 1 }
  })
  const others = Object.keys(fields).filter((name) => !asked.has(name as ReasonField))
  const isWrong = (name: string) =>
    name in errors || refusalOf(status, name, values[name as ReasonField]) !== undefined
  // removed at the end of their term
  const needsCards = !!user.cardsRemovedAt && REQUIRED_DOCUMENTS.some((name) => !asked.has(name))
  const hasErrorElse =
    submitCount > 0 && Object.keys(values).some((name) => !asked.has(name as ReasonField) && isWrong(name))
  return (
    <>
      <Sheet>
        {note && !isOtherAlone && (
          <NoteFromOffice>
            <OfficeNote icon="mail">
              <b>
                <Trans>Note from the office</Trans>
              </b>
              <OfficeWords>{note}</OfficeWords>
            </OfficeNote>
          </NoteFromOffice>
        )}
        {points.map((point) => (
          <Point
            key={point.reason.id}
            user={user}
            {...point}
            note={isOtherAlone ? note : ''}
            isOpen={open.includes(point.reason.id)}
            isAnswered={answers.some(({ id }) => id === point.reason.id)}
          />
        ))}
        <Send {...{ open, rejection, failure, percent }} />
      </Sheet>
      {!reasons.some(asksForAll) && (
        <Else>
          <ElseParts
            user={user}
            without={[...asked.keys()]}
            changed={others}
            needsCards={needsCards}
            isForcedOpen={hasErrorElse || needsCards}
          />
        </Else>
      )}
    </>
  )
}

interface ElsePartsProps {
  user: UserDocument
  /** Fields that the points ask for. */
  without: readonly string[]
  /** Other fields that were changed. */
  changed: readonly string[]
  /** Whether both sides of the card must be sent again. */
  needsCards: boolean
  /** Whether a field inside is wrong or needed. */
  isForcedOpen: boolean
}

/** Renders the fields that no point asks for. They may be changed too. */
function ElseParts({ user, without, changed, needsCards, isForcedOpen }: ElsePartsProps) {
  const { t } = useLingui()
  const { label } = useFieldText()
  const [isOpen, setIsOpen] = useState(false)
  const names = shownFields(changed as ReasonField[]).map((name) => label[name])
  return (
    <Disclosure
      title={<Trans>Change something else</Trans>}
      about={
        needsCards
          ? t`We have removed your card pictures. Please add both sides again.`
          : names.length > 0
            ? t`You changed: ${names.join(' · ')}`
            : t`Everything else is kept as you sent it.`
      }
      open={isOpen || isForcedOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <ApplicationParts user={user} without={without} />
    </Disclosure>
  )
}

export interface PointsFormProps extends CorrectionFormProps {
  rejection: Rejection
}

/** Renders the form of a rejected application: a section for each point, and one button that sends all. */
export function PointsForm({ user, rejection, onSent }: PointsFormProps) {
  const { t } = useLingui()
  // the values at the start: a change that arrives later replaces nothing that was typed
  const [initialValues] = useState(() => pointValuesOf(user, rejection))
  const { percent, failure, send, refuse } = useSending(onSent)

  const handleSubmit = async (values: PointValues, form: FormikHelpers<PointValues>) => {
    const { fields, answers, open } = readPoints(user, rejection, values)
    const [first] = open
    if (first === undefined) return send({ user, fields, answers }, values, form)
    refuse(t`Please correct or answer every point.`)
    focusControl(document.getElementById(pointId(first)))
  }
  return (
    <Formik
      initialValues={initialValues}
      validate={useValidation(correctionRules(user))}
      onSubmit={handleSubmit}
    >
      <PageForm hasSummary>
        <KeepDraft name={correctionDraft(user)} secret={DOCUMENT_NAMES} lost={<LostSecrets />} isOwn />
        <Points {...{ user, rejection, failure, percent }} />
      </PageForm>
    </Formik>
  )
}
