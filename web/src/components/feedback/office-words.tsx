import styled from 'styled-components'

const Quote = styled.span`
  white-space: pre-line;
`

/** What the office wrote to her, as it was written, line breaks too. */
export const OfficeWords = ({ children }: { children: string }) => <Quote>“{children}”</Quote>
