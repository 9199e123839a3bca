import styled from 'styled-components'
import { languageOf } from '#lib/language-of.ts'

const Quote = styled.span`
  white-space: pre-line;
`

/** Shows the office's message to the applicant, with its line breaks. */
export const OfficeWords = ({ children }: { children: string }) => (
  <Quote>
    “<bdi lang={languageOf(children)}>{children}</bdi>”
  </Quote>
)
