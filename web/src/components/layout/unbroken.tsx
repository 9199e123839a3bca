import styled from 'styled-components'

/* breaks after all where it is wider than its line */
const Whole = styled.span`
  display: inline-block;
`

/** A text in large type, whose words with a hyphen stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, place) => (place % 2 === 0 ? part : <Whole key={place}>{part}</Whole>))
