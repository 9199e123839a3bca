import styled from 'styled-components'

const Quote = styled.span`
  white-space: pre-line;
`

/** Shows the office's message to the applicant, with its line breaks. */
export const OfficeWords = ({ children }: { children: string }) => (
  <Quote>
    “<bdi>{children}</bdi>”
  </Quote>
)
