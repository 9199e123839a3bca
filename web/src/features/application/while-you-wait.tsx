import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from 'domain/dates.ts'
import styled from 'styled-components'
import { PostLink } from '#components/controls/post-link.tsx'
import { Box } from '#components/dashboard/box.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { useLatestPosts } from './use-latest-posts.ts'

const Item = styled.li`
  padding-block: var(--s3);
  border-block-start: 1px solid var(--line);

  > a {
    display: block;
    padding-block: 6px;
    font: 600 1.125rem/1.3 var(--display);
    unicode-bidi: plaintext;
  }
  > time {
    font-size: var(--t-s);
    color: var(--ink-soft);
  }
`

const Soft = styled.p`
  padding-block-start: var(--s4);
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
`

/** The latest posts, to an applicant. */
export function WhileYouWait() {
  const { t } = useLingui()
  const posts = useLatestPosts()
  return (
    <Box>
      <h2>
        <Trans>While you wait</Trans>
      </h2>
      {posts === undefined && <Soft>{t`Loading recent posts...`}</Soft>}
      {posts?.length === 0 && <Soft>{t`No recent posts found`}</Soft>}
      <ul>
        {posts?.map((post) => (
          <Item key={post.id}>
            <PostLink post={post} />
            <time dateTime={post.createdAt}>{formatInstant(post.createdAt)}</time>
          </Item>
        ))}
      </ul>
      <Soft>
        <OfficeHours />
      </Soft>
    </Box>
  )
}
