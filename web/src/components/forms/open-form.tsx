import { Formik, type FormikValues } from 'formik'
import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { dropDraft } from '#lib/draft.ts'
import { HttpError, saidBy } from '#lib/http.ts'
import { useTexts } from '#lib/texts.ts'
import { KeepDraft } from './keep-draft.tsx'
import { PageForm } from './page-form.tsx'
import { type Signs, useSigns } from './signs.tsx'
import { type LoadSchema, useLazyValidation } from './use-lazy-validation.ts'

interface OpenFormProps<Values extends FormikValues> {
  /** Under which this device keeps what was typed. */
  name: string
  /** Gets the rules of the form as its page holds it, with the first change: only then are they wanted. */
  schema: LoadSchema
  initialValues: Values
  /** Fields that no device keeps. */
  secret?: readonly (keyof Values & string)[]
  /**
   * Sends it. @returns the reference that the sender may quote
   * @throws HttpError, or Error where nothing was reached
   */
  send: (values: Values, signs: Signs) => Promise<string>
  /** Takes the form's place, with the focus, once it was sent. */
  sent: (reference: string, values: Values) => ReactNode | Promise<ReactNode>
  /** What stands around the form and not around the answer. */
  frame?: ComponentType<{ children: ReactNode }>
  /** For four fields and more: what to mend is listed above the form. */
  hasSummary?: boolean
  children: ReactNode
}

const Sent = styled.div`
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

/** What became of it takes the place of the form, and the focus, so that it is read out. */
function Answer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // its beginning: the form that stood here may have been longer, and the focus alone shows the end of it
    box.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Sent ref={box} tabIndex={-1}>
      {children}
    </Sent>
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
  send,
  sent,
  frame: Frame = Fragment,
  hasSummary = false,
  children,
}: OpenFormProps<Values>) {
  const texts = useTexts()
  const { trap, read } = useSigns()
  const [failure, setFailure] = useState<string>()
  const [answer, setAnswer] = useState<ReactNode>()
  const validate = useLazyValidation(schema)

  const handleSubmit = async (values: Values) => {
    setFailure(undefined)
    try {
      const reference = await send(values, await read())
      dropDraft(name)
      setAnswer(await sent(reference, values))
    } catch (error) {
      if (!(error instanceof HttpError)) console.error(`Error sending ${name}:`, error)
      const said = error instanceof HttpError ? saidBy(error.body) : undefined
      setFailure(said ?? texts.forms.failed)
    }
  }

  if (answer) return <Answer>{answer}</Answer>
  return (
    <Frame>
      <Formik initialValues={initialValues} validate={validate} onSubmit={handleSubmit}>
        <PageForm hasSummary={hasSummary}>
          {trap}
          <Stack>
            <KeepDraft name={name} secret={secret} />
            {children}
            <div role="alert">{failure && <Note tone="refused">{failure}</Note>}</div>
          </Stack>
        </PageForm>
      </Formik>
    </Frame>
  )
}
