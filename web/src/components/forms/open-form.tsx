import type { Sent } from 'domain/api/forms.ts'
import { Formik, type FormikValues } from 'formik'
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { dropDraft, keyOfAttempt } from '#lib/drafts.ts'
import { HttpError } from '#lib/http/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { focusControl } from '#components/fields/invalid-fields.ts'
import { KeepDraft } from './keep-draft.tsx'
import { dropAnswer, keepAnswer, readAnswer } from './sent-answer.tsx'
import { PageForm } from './page-form.tsx'
import { type BotCheck, useBotCheck } from './bot-check.tsx'
import { type LoadSchema, useLazyValidation } from './use-lazy-validation.ts'

/** The answer, with the values that it is about if they differ from the form's. */
type AnswerFor<Values> = Sent & { values?: Partial<Values> }

interface OpenFormProps<Values extends FormikValues, Answered extends AnswerFor<Values>> {
  /** The name of the draft. */
  name: string
  /** Loads the rules of the form at the first change. */
  schema: LoadSchema
  initialValues: Values
  /** Fields that no device keeps. */
  secret?: readonly (keyof Values & string)[]
  /** Values that the URL of the page sets. */
  addressed?: Partial<Values>
  /**
   * Sends the form.
   * @throws HttpError, or Error if no answer came
   */
  send: (values: Values, check: BotCheck) => Promise<Answered>
  /**
   * Replaces the form, and takes the focus, once it was sent.
   * @param again brings the form back empty
   */
  sent: (answer: Answered, values: Values, again: () => void) => ReactNode | Promise<ReactNode>
  /** Shows the answer again after a reload or Back. */
  keepsAnswer?: boolean
  /** Called when the form was cleared, to forget what is kept besides the draft. */
  onAfresh?: () => void
  /** The frame around the form, which the answer does not have. */
  frame?: ComponentType<{ children: ReactNode }>
  /** Lists above the form what to correct; for four fields and more. */
  hasSummary?: boolean
  children: ReactNode
}

const Box = styled.div`
  &:focus-visible {
    outline-offset: 12px;
  }
`

const Stack = styled.div`
  display: grid;
  gap: var(--s5);
  /* last, since it appears later than the rest */
  > output {
    order: 1;
  }
  > :empty {
    margin-block-start: calc(-1 * var(--s5));
  }
`

/** Shows the answer instead of the form. It takes the focus, so that it is read out. */
function Answer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // shows its beginning: the form may have been longer, and the focus alone would show the end
    box.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Box ref={box} tabIndex={-1}>
      {children}
    </Box>
  )
}

/**
 * Renders a form of the public site. Keeps a draft on the device, checks the rules of the server, and sends the bot check with the
 * values. A failure shows beside the button and keeps the values. An answer replaces the form.
 */
export function OpenForm<Values extends FormikValues, Answered extends AnswerFor<Values> = Sent>({
  name,
  schema,
  initialValues,
  secret = [],
  addressed,
  send,
  sent,
  keepsAnswer = false,
  onAfresh,
  frame: Frame = Fragment,
  hasSummary = false,
  children,
}: OpenFormProps<Values, Answered>) {
  const { forms } = useTexts()
  const errorText = useErrorText()
  const { trap, read } = useBotCheck()
  const [failure, setFailure] = useState<string>()
  const [answer, setAnswer] = useState<ReactNode>()
  const [isAgain, setIsAgain] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const validate = useLazyValidation(schema)
  const withoutSecret = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))

  const handleSubmit = async (values: Values) => {
    setFailure(undefined)
    try {
      const key = keyOfAttempt(name, withoutSecret(values))
      const outcome = await send(values, { ...read(), key })
      const sentValues = { ...values, ...outcome.values }
      dropDraft(name)
      if (keepsAnswer) keepAnswer({ name, answer: outcome, values: withoutSecret(sentValues) })
      setAnswer(await sent(outcome, sentValues, handleAgain))
    } catch (error) {
      if (!(error instanceof HttpError)) console.error(`Error sending ${name}:`, error)
      // of a server that failed nobody knows whether it stored the form; the same form again is stored once
      const isRefused = error instanceof HttpError && error.status < 500
      setFailure(
        errorText(error, {
          failed: isRefused ? forms.failed : forms.unanswered,
          unreachable: forms.unanswered,
        }),
      )
    }
  }

  const handleAgain = () => {
    dropAnswer()
    setAnswer(undefined)
    setIsAgain(true)
  }
  useEffect(() => {
    if (isAgain && !answer) focusControl(place.current)
  }, [isAgain, answer])

  const readKept = useEffectEvent(async () => {
    const kept = keepsAnswer && readAnswer<Answered>(name)
    return kept ? sent(kept.answer, { ...initialValues, ...kept.values }, handleAgain) : undefined
  })
  useEffect(() => void readKept().then(setAnswer), [name])

  if (answer) return <Answer>{answer}</Answer>
  return (
    <Frame>
      <Formik initialValues={initialValues} validate={validate} onSubmit={handleSubmit}>
        <PageForm hasSummary={hasSummary}>
          {trap}
          <Stack ref={place}>
            <KeepDraft {...{ name, secret, onAfresh }} {...(addressed && { addressed })} />
            {children}
            <div role="alert">{failure && <Note tone="refused">{failure}</Note>}</div>
          </Stack>
        </PageForm>
      </Formik>
    </Frame>
  )
}
