import { Trans, useLingui } from '@lingui/react/macro'
import { type GivenReason, type ReasonField, reasonIn, rejectionOf } from 'domain/decisions/reasons.ts'
import type { UserHistory } from 'domain/office/history.ts'
import { attemptOf } from 'domain/stored/attempt.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { isPicture } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { languageOf } from '#lib/language-of.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { CompareAttempts } from './compare-attempts.tsx'
import { Heading } from './dialog-frame.tsx'

type Attempt = UserHistory['attempts'][number]

const Points = styled.ol`
  display: grid;
  gap: var(--s3);

  > li {
    padding: var(--s3) var(--s4);
    border-inline-start: 4px solid var(--edge);
    background: var(--surface);
  }
  h4 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--s3);
    align-items: center;
    font: 600 1rem/1.35 var(--text);
  }
  q {
    display: block;
    margin-block-start: 4px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

const Changes = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 2px var(--s4);
  margin-block-start: 4px;

  > div {
    display: contents;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  s {
    color: var(--ink-soft);
    font-weight: 400;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    dd {
      margin-block-end: 4px;
    }
  }
`

interface ChangedFieldsProps {
  fields: readonly ReasonField[]
  /** The application as it was rejected; undefined if that is not known. */
  was: Attempt['sent'] | undefined
  now: UserDocument
}

/** Lists fields that were changed: the earlier value crossed out, then the new one. */
function ChangedFields({ fields, was, now }: ChangedFieldsProps) {
  const { t } = useLingui()
  const { label, format } = useFieldText()
  return (
    <Changes>
      {fields.map((name) => (
        <div key={name}>
          <dt>{label[name]}</dt>
          <dd>
            {isPicture(name) ? (
              <Trans>New picture</Trans>
            ) : (
              <>
                {was && <s>{format(was, name) || t`Not given`}</s>} {format(now, name) || t`Not given`}
              </>
            )}
          </dd>
        </div>
      ))}
    </Changes>
  )
}

const Toggle = styled(Button)`
  margin-block-start: var(--s3);
  ${notPrinted}
`

export interface AttemptsProps {
  user: WithId<UserDocument>
  /** Earlier attempts, the oldest first. */
  attempts: UserHistory['attempts']
}

/** Shows what the applicant did about each point of the last rejection, and compares any two attempts. */
export function Attempts({ user, attempts }: AttemptsProps) {
  const language = useLanguage()
  const texts = useTexts()
  const [isComparing, setIsComparing] = useState(false)
  const { resubmission } = user
  const rejection = rejectionOf(user)
  // the first that was kept after the rejection, else the first of all
  const was = (attempts.find((attempt) => attempt.rejection?.at === rejection?.at) ?? attempts[0])?.sent
  const changed = resubmission?.fields ?? []
  const reasons = resubmission && !user.is_rejected ? (rejection?.reasons ?? []) : []
  const isOfPoint = (field: ReasonField) => reasons.some(({ fields }) => fields.includes(field))
  const others = changed.filter((field) => !isOfPoint(field))
  const answerTo = ({ id }: GivenReason) => resubmission?.answers.find((answer) => answer.id === id)?.text
  return (
    <section>
      <Heading>
        <Trans>Sent again</Trans>
      </Heading>
      {resubmission && !user.is_rejected && (
        <Points>
          {reasons.map((reason, index) => {
            const fields = changed.filter((field) => reason.fields.includes(field))
            const answer = answerTo(reason)
            const words = reasonIn(reason, language, texts)
            return (
              <li key={reason.id}>
                <h4>
                  {index + 1}. <bdi lang={words.language}>{words.label}</bdi>
                  {fields.length > 0 && <StatusChip status="corrected" />}
                  {answer && <StatusChip status="answered" />}
                </h4>
                <ChangedFields fields={fields} was={was} now={user} />
                {answer && (
                  <q lang={languageOf(answer)} dir="auto">
                    {answer}
                  </q>
                )}
              </li>
            )
          })}
          {others.length > 0 && (
            <li>
              <h4>
                {reasons.length > 0 ? (
                  <Trans>Changed without being asked</Trans>
                ) : (
                  <Trans>Changed by the applicant</Trans>
                )}
              </h4>
              <ChangedFields fields={others} was={was} now={user} />
            </li>
          )}
        </Points>
      )}
      {attempts.length > 0 && (
        <Toggle
          type="button"
          $kind="line"
          $small
          aria-expanded={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          {isComparing ? <Trans>Close the comparison</Trans> : <Trans>Compare attempts</Trans>}
        </Toggle>
      )}
      {isComparing && <CompareAttempts attempts={[...attempts, attemptOf(user)]} />}
    </section>
  )
}
