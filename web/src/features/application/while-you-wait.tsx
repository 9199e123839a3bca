import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import styled from 'styled-components'
import { PostLink } from '#components/controls/post-link.tsx'
import { Box } from '#components/dashboard/box.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { call } from '#lib/http/call.ts'
import { asList } from '#lib/http/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { ownDirection } from '#styles/own-direction.ts'

/** How many posts are shown. */
const SHOWN = 2

/** Returns the latest published posts: undefined while loading, none after a failure. */
function useLatestPosts(): readonly PublicBlog[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.latestPosts,
    queryFn: async ({ signal }) => {
      // the same request as the home page, which the CDN has cached
      const posts = asList(await call(listBlogs, { limit: BLOGS_ON_HOME }, { signal }))
      return posts.slice(0, SHOWN)
    },
  })
  return isError ? [] : data
}

const Item = styled.li`
  padding-block: var(--s3);
  border-block-start: 1px solid var(--line);

  > a {
    display: block;
    padding-block: 6px;
    font: 600 1.125rem/1.3 var(--display);
    ${ownDirection}
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

/** Shows an applicant the latest posts. */
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
            <DateText at={post.createdAt} />
          </Item>
        ))}
      </ul>
      <Soft>
        <OfficeHours />
      </Soft>
    </Box>
  )
}
