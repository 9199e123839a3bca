import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import styled from 'styled-components'
import { LoadingCard } from '#components/feedback/loading.tsx'
import { postRow } from './post-row.ts'

const Reserved = styled(LoadingCard)`
  ${postRow}
  align-items: center;
  > :last-child {
    padding: 0;
  }
`

/** The reserved places of a page of posts. */
export const LoadingPosts = ({ text }: { text: string }) => (
  <div>
    {Array.from({ length: BLOGS_PER_PAGE }, (_, index) => (
      <div key={index}>
        <Reserved text={index === 0 ? text : undefined} />
      </div>
    ))}
  </div>
)
