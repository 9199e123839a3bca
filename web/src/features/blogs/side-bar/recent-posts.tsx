import { Trans } from '@lingui/react/macro'
import type { CardBlog } from '#lib/page-data/page-data.ts'
import { BLOGS_RECENT } from 'domain/values/list-limits.ts'
import styled from 'styled-components'
import { clamped } from '#styles/clamped.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { groundsOf, PostPicture } from '#components/layout/post-picture.tsx'
import { BlogTitle } from '../blog-links.tsx'
import { SideHeading } from './search-box.tsx'
import { DateText } from '#components/layout/date-text.tsx'

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: var(--s4);
  align-items: center;
  padding-block: var(--s4);
  border-block-end: 1px solid var(--line);
  overflow-wrap: anywhere;
  a {
    ${clamped(3)}
    font: 600 1.0625rem / 1.25 var(--display);
    ${ownDirection}
  }
  &:hover a {
    color: var(--accent);
    text-decoration: underline;
  }
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`
const Status = styled.output`
  display: block;
  min-block-size: 360px;
  padding-block: var(--s4);
  color: var(--ink-soft);
`
const Empty = styled(Status)`
  min-block-size: 0;
`

interface RecentPostsProps {
  /** Undefined while loading. */
  blogs: readonly CardBlog[] | undefined
  /** Id of the post that is read, which is left out. */
  without?: string | undefined
}

/** Lists the three newest posts. */
export function RecentPosts({ blogs, without }: RecentPostsProps) {
  const recent = blogs?.filter(({ id }) => id !== without).slice(0, BLOGS_RECENT) ?? []
  const grounds = groundsOf(recent)
  return (
    <section aria-labelledby="recent-posts">
      <SideHeading id="recent-posts">
        <Trans>Recent posts</Trans>
      </SideHeading>
      {!blogs && (
        <Status>
          <Trans>Loading recent posts...</Trans>
        </Status>
      )}
      {blogs?.length === 0 && (
        <Empty>
          <Trans>No recent posts found</Trans>
        </Empty>
      )}
      <ul>
        {recent.map((blog, index) => (
          <Item key={blog.id}>
            <PostPicture post={blog} sizes="84px" isSquare ground={grounds[index]} />
            <div>
              <BlogTitle post={blog} />
              <DateText at={blog.createdAt} />
            </div>
          </Item>
        ))}
      </ul>
    </section>
  )
}
