import { useLingui } from '@lingui/react/macro'
import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useRef } from 'react'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { hydrateForQuery } from '#lib/loading/hydrate.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { BlogLayout } from '../layout.ts'
import { RecentPosts } from '../side-bar/recent-posts.tsx'
import { useNewerBlogs } from '../use-newer-blogs.ts'
import { BlogList } from './blog-list.tsx'
import { BlogSearch } from './blog-search.tsx'
import { FoundArea, ListGrid, MoreArea, SearchArea } from './list-grid.ts'
import { queryOf } from './place.ts'
import { useBlogPages } from './use-blog-pages.ts'
import { usePlace } from './use-place.ts'

/** Every published post, page by page, with a search, and the newest three beside it where there is a side bar. */
export function BlogPage({ layout }: { layout: BlogLayout }) {
  const { t } = useLingui()
  const data = usePageData()
  const { place, goTo } = usePlace()
  const { shown, isBefore, isFirst } = useBlogPages(place, data?.blogs)
  const list = useRef<HTMLUListElement>(null)
  const found = useRef<HTMLElement>(null)
  useNewerBlogs(BLOGS_PER_PAGE, list, isFirst)
  return (
    <>
      <PageHead title={t`Latest News`} />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <ListGrid $layout={layout}>
        <SearchArea>
          <BlogSearch
            search={place.search}
            total={isBefore || shown?.isFailed ? undefined : shown?.blogs.total}
            // a search that goes on takes the place of its beginning
            onSearch={(search) => goTo({ search, page: 1 }, place.search !== '')}
            onSubmit={() => found.current?.focus({ preventScroll: true })}
          />
        </SearchArea>
        <FoundArea ref={found} tabIndex={-1} aria-label={t`Posts found`} {...hydrateForQuery('search page')}>
          <BlogList
            list={list}
            blogs={shown?.blogs}
            isBefore={isBefore}
            isFailed={shown?.isFailed ?? false}
            page={place.page}
            to={(page) => queryOf({ ...place, page }) || '?'}
            onTryAgain={() => goTo(place, true)}
          />
        </FoundArea>
        {layout !== 'fullwidth' && (
          <MoreArea aria-label={t`More from the blog`}>
            <RecentPosts blogs={data?.recent} />
          </MoreArea>
        )}
      </ListGrid>
    </>
  )
}
