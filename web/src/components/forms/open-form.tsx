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
import { HttpError } from '#lib/http.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { focusControl } from '#components/fields/invalid-fields.ts'
import { KeepDraft } from './keep-draft.tsx'
import { dropAnswer, keepAnswer, readAnswer } from './sent-answer.tsx'
import { PageForm } from './page-form.tsx'
import { type BotCheck, useBotCheck } from './bot-check.tsx'
import { type LoadSchema, useLazyValidation } from './use-lazy-validation.ts'

interface OpenFormProps<Values extends FormikValues> {
  /** Under which this device keeps what was typed. */
  name: string
  /** Gets the rules of the form as its page holds it, with the first change: only then are they wanted. */
  schema: LoadSchema
  initialValues: Values
  /** Fields that no device keeps. */
  secret?: readonly (keyof Values & string)[]
  /** What the address of the page chooses in it. */
  addressed?: Partial<Values>
  /**
   * Sends it. @returns the answer, with what it is about where that is not what stands in the form
   * @throws HttpError, or Error where no answer came
   */
  send: (values: Values, signs: BotCheck) => Promise<Sent & { values?: Partial<Values> }>
  /**
   * Takes the form's place, with the focus, once it was sent.
   * @param again brings the form back empty
   */
  sent: (answer: Sent, values: Values, again: () => void) => ReactNode | Promise<ReactNode>
  /** Shows that again after a reload or Back. */
  keepsAnswer?: boolean
  /** Called when somebody else begins: what it keeps besides a draft is to be forgotten. */
  onAfresh?: () => void
  /** What stands around the form and not around the answer. */
  frame?: ComponentType<{ children: ReactNode }>
  /** For four fields and more: what to mend is listed above the form. */
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
  /* last, since it comes when all else stands */
  > output {
    order: 1;
  }
  > :empty {
    margin-block-start: calc(-1 * var(--s5));
  }
`

const NOTHING = {}

/** What became of it takes the place of the form, and the focus, so that it is read out. */
function Answer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // its beginning: the form that stood here may have been longer, and the focus alone shows the end of it
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
 * A form of the public site: kept on the device while it is typed, checked by the rules that the server has too, sent with the
 * signs of a person. What was not sent is said beside the button and stays as it was typed; an answer takes the form's place.
 */
export function OpenForm<Values extends FormikValues>({
  name,
  schema,
  initialValues,
  secret = [],
  addressed = NOTHING,
  send,
  sent,
  keepsAnswer = false,
  onAfresh,
  frame: Frame = Fragment,
  hasSummary = false,
  children,
}: OpenFormProps<Values>) {
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
      const { values: earlier, ...outcome } = await send(values, { ...(await read()), key })
      const told = { ...values, ...earlier }
      dropDraft(name)
      if (keepsAnswer) keepAnswer({ name, answer: outcome, values: withoutSecret(told) })
      setAnswer(await sent(outcome, told, handleAgain))
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
    const kept = keepsAnswer && readAnswer(name)
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
            <KeepDraft {...{ name, secret, addressed, onAfresh }} />
            {children}
            <div role="alert">{failure && <Note tone="refused">{failure}</Note>}</div>
          </Stack>
        </PageForm>
      </Formik>
    </Frame>
  )
}
