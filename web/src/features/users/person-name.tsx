import styled from 'styled-components'
import { namesIn } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'

const Beside = styled.bdi`
  font-size: var(--t-s);
  font-weight: 400;
  color: var(--ink-soft);
`

interface PersonNameProps {
  user: { full_name: string; name_ur?: string }
}

/** Shows a name as on the card and beside it, smaller, in Urdu; the other way round in an Urdu dashboard. */
export function PersonName({ user }: PersonNameProps) {
  const language = useLanguage()
  const [first, other] = namesIn(user, language)
  if (!other) return <bdi>{first}</bdi>
  return (
    <>
      <bdi>{first}</bdi> <Beside lang={language === 'ur' ? undefined : 'ur'}>{other}</Beside>
    </>
  )
}
