import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Loading, LoadingCard } from '#components/feedback/loading.tsx'

/* its parts take part in the grid, as those of a post do */
const Places = styled.div`
  display: contents;
  > :first-child {
    grid-column: 1 / -1;
    min-block-size: 160px;
    > * {
      padding-inline: 0;
    }
  }
`
/* a picture and the first words */
const Reserved = styled(LoadingCard)`
  > :first-child {
    aspect-ratio: 16 / 9;
  }
  > :last-child {
    padding-inline: 0;
  }
`

/** The reserved place of a post whose page was moved to and that has not come yet. */
export function LoadingPost() {
  const { t } = useLingui()
  return (
    <Places>
      <Loading text={t`Loading blogs...`} />
      <Reserved />
    </Places>
  )
}
