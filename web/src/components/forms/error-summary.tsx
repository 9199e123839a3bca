import { Plural, Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { MouseEvent, Ref } from 'react'
import styled from 'styled-components'
import { focusControl, type Invalid } from './find-invalid.ts'

const Box = styled.section`
  max-inline-size: 704px;
  margin-block-end: var(--s6);
  padding: var(--s5);
  border-inline-start: 8px solid var(--danger);
  background: var(--danger-tint);
  h2 {
    font-size: 1.5rem;
  }
  ul {
    margin-block: var(--s2);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-block: 6px;
    color: var(--danger);
    font-weight: 600;
    line-height: 1.35;
  }
`

interface ErrorSummaryProps {
  /** What had to be mended when the form was sent, in the order of the page. */
  invalid: readonly Invalid[]
  ref: Ref<HTMLElement>
}

/** A message that names its field says it once. */
const said = (label: string, message: string) =>
  message.startsWith(label) ? message : `${label}: ${message}`

/** Says above a long form what to mend, each a link to its field; what has been mended leaves the list. */
export function ErrorSummary({ invalid, ref }: ErrorSummaryProps) {
  const { errors } = useFormikContext<Record<string, string>>()
  const left = invalid.flatMap((field) => {
    const message = errors[field.name]
    return message ? [{ ...field, message }] : []
  })
  if (left.length === 0) return null

  const handleClick = (event: MouseEvent, { id }: Invalid) => {
    event.preventDefault()
    focusControl(document.getElementById(id))
  }
  return (
    <Box ref={ref} tabIndex={-1} aria-labelledby="to-mend">
      <h2 id="to-mend">
        <Plural
          value={left.length}
          one="One thing needs mending"
          _2="Two things need mending"
          _3="Three things need mending"
          _4="Four things need mending"
          _5="Five things need mending"
          _6="Six things need mending"
          _7="Seven things need mending"
          _8="Eight things need mending"
          _9="Nine things need mending"
          other="# things need mending"
        />
      </h2>
      <ul>
        {left.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={(event) => handleClick(event, field)}>
              {said(field.label, field.message)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Nothing was sent, and nothing you wrote is lost.</Trans>
      </p>
    </Box>
  )
}
