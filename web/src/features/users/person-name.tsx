import styled from 'styled-components'
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
export function PersonName({ user: { full_name, name_ur = '' } }: PersonNameProps) {
  const isUrdu = useLanguage() === 'ur'
  if (!name_ur) return <bdi>{full_name}</bdi>
  return isUrdu ? (
    <>
      <bdi>{name_ur}</bdi> <Beside>{full_name}</Beside>
    </>
  ) : (
    <>
      <bdi>{full_name}</bdi> <Beside lang="ur">{name_ur}</Beside>
    </>
  )
}
