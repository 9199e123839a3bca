import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading, LoadingCard } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import type { BlogLayout } from '../layout.ts'
import { RecentPosts } from '../side-bar/recent-posts.tsx'
import { PostSearch } from '../side-bar/search-box.tsx'
import { PostArticle } from './post-article.tsx'
import { PostGrid, sticky } from './post-grid.ts'

/* its children are items of the grid, like those of a post */
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

/** Reserves the space of a post while it is loading. */
function LoadingPost() {
  const { t } = useLingui()
  return (
    <Places>
      <Loading text={t`Loading blogs...`} />
      <Reserved />
    </Places>
  )
}

const Side = styled.aside`
  ${sticky}
  ${notPrinted}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  ${media.belowDesktop} {
    margin-block-start: var(--s7);
  }
`

const NoPost = styled.div`
  grid-column: 1 / -1;
`

const ADDRESSES = {
  right: paths.blogDetails,
  left: paths.blogDetailsLeft,
  fullwidth: paths.blogDetailsFullwidth,
}

/** Renders the page of one post; without an id, of the sample post. */
export function PostPage({ layout }: { layout: BlogLayout }) {
  const { t } = useLingui()
  const data = usePageData()
  const post = data?.post
  return (
    <>
      <PageHead
        title={post?.blog.title ?? t`Latest News`}
        {...(post && { description: excerptOf(post.blog.description) })}
      />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <PostGrid $layout={layout}>
        {!data && <LoadingPost />}
        {data && !post && (
          <NoPost>
            <EmptyState text={t`No blogs found`} />
          </NoPost>
        )}
        {post && (
          <PostArticle post={post} layout={layout} base={ADDRESSES[layout].base} to={ADDRESSES[layout].to} />
        )}
        {layout !== 'fullwidth' && (
          <Side aria-label={t`More from the blog`}>
            <PostSearch />
            {/* a post without a page file has no data for the side bar */}
            {(!data || data.recent) && <RecentPosts blogs={data?.recent} without={post?.blog.id} />}
          </Side>
        )}
      </PostGrid>
    </>
  )
}
