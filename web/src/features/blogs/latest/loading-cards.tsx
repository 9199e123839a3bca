import { BLOGS_ON_HOME } from 'domain/limits.ts'
import styled from 'styled-components'
import { LoadingCard } from '#components/feedback/loading.tsx'
import { media } from '#styles/media.ts'
import { Posts } from './posts.ts'

/* the place of a card, on phones that of a row, so that nothing moves when the posts come */
const Reserved = styled(LoadingCard)`
  min-block-size: 380px;
  > :last-child {
    padding-inline: 0;
  }
  ${media.belowTablet} {
    div:not(:first-child) > & {
      display: grid;
      grid-template-columns: 112px minmax(0, 1fr);
      gap: var(--s4);
      min-block-size: 145px;
      padding-block-start: var(--s4);
      border-block-start: 1px solid var(--line);
      > :first-child {
        aspect-ratio: 1;
        align-self: start;
      }
      > :last-child {
        align-content: start;
        padding: 0;
      }
    }
  }
`

/** The reserved places of the home page's posts. */
export const LoadingCards = ({ text }: { text: string }) => (
  <Posts as="div">
    {Array.from({ length: BLOGS_ON_HOME }, (_, index) => (
      <div key={index}>
        <Reserved text={index === 0 ? text : undefined} />
      </div>
    ))}
  </Posts>
)
