import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { Icon } from '#components/controls/icon.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { EarlyData } from '#components/layout/early-data.tsx'
import { MoreLink, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { paths } from '#lib/paths.ts'
import { usePublicList } from '#lib/use-public-list.ts'
import { BlogCard } from './blog-card.tsx'
import { LATEST_BLOGS } from './blog-lists.ts'
import { LoadingCards } from './loading-cards.tsx'
import { Posts } from './posts.ts'

function Content({ blogs }: { blogs: readonly PublicBlog[] | undefined }) {
  const { t } = useLingui()
  if (!blogs) return <LoadingCards text={t`Loading latest blogs...`} />
  if (blogs.length === 0) return <EmptyState text={t`No latest blogs found`} />
  return (
    <Posts>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} isFirst={index === 0} />
        </li>
      ))}
    </Posts>
  )
}

/** The newest posts on the home page, in rows of three. */
export const LatestBlogs = () => (
  <Section aria-labelledby="latest-blogs">
    <EarlyData address={LATEST_BLOGS.address} />
    <Wrap>
      <SectionHead>
        <h2 id="latest-blogs">
          <Trans>Latest from the blog</Trans>
        </h2>
        <MoreLink to={paths.blog}>
          <Trans>All posts</Trans> <Icon name="arrow" />
        </MoreLink>
      </SectionHead>
      <Content blogs={usePublicList(LATEST_BLOGS).answer?.items} />
    </Wrap>
  </Section>
)
