import { Plural, Trans } from '@lingui/react/macro'
import { type MouseEvent, type Ref, use } from 'react'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { focusControl, type Invalid, InvalidFields } from '#components/fields/invalid-fields.ts'

const Box = styled.section`
  max-inline-size: 704px;
  scroll-margin-block-start: var(--s5);
  margin-block-end: var(--s6);
  padding: var(--s5);
  border: 2px solid var(--danger);
  border-inline-start-width: 8px;
  background: var(--danger-tint);
  h2 {
    font-size: 1.5rem;
  }
  ul {
    margin-block: var(--s2);
  }
  li {
    break-inside: avoid;
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
  ${media.fromTablet} {
    ul:has(> :nth-child(9)) {
      columns: 2;
      column-gap: var(--s5);
    }
  }
  ${media.belowTablet} {
    padding-inline: var(--s4);
  }
`

/** Names the field before its message, unless the message begins with it. */
const formatItem = (label: string, message: string) =>
  message.startsWith(label) ? message : `${label}: ${message}`

/** Says how many fields to correct, in the heading of the list and beside the button. */
export const CountInvalidFields = ({ value }: { value: number }) => (
  <Plural value={value} one="Please correct # field" other="Please correct # fields" />
)

/** Lists above a long form what to correct, each with a link to its field. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLElement> }) {
  const { left } = use(InvalidFields)
  if (left.length === 0) return null

  const handleClick = (event: MouseEvent, { id }: Invalid) => {
    event.preventDefault()
    focusControl(document.getElementById(id))
  }
  return (
    <Box ref={ref} tabIndex={-1} aria-labelledby="invalid-fields">
      <h2 id="invalid-fields">
        <CountInvalidFields value={left.length} />
      </h2>
      <ul>
        {left.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={(event) => handleClick(event, field)}>
              {formatItem(field.label, field.message)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Nothing has been sent yet. Your text is still here.</Trans>
      </p>
    </Box>
  )
}
