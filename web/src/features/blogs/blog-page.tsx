import { useLingui } from '@lingui/react/macro'
import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useRef } from 'react'
import styled from 'styled-components'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { liveQuery } from '#lib/live-part.ts'
import { usePageData } from '#lib/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { BlogList } from './blog-list.tsx'
import { BlogSearch } from './blog-search.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { useBlogPages } from './use-blog-pages.ts'
import { useNewerBlogs } from './use-newer-blogs.ts'

const WithSide = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${media.belowWide} {
    gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Found = styled.section`
  scroll-margin-block-start: var(--s6);
  &:focus {
    outline: none;
  }
`
const Side = styled.aside`
  display: grid;
  gap: var(--s7);
`

/** Every published post, page by page, with a search and the newest three beside it. */
export function BlogPage() {
  const { t } = useLingui()
  const data = usePageData()
  const { blogs, isBefore, isFirst, page, choosePage, onSearch } = useBlogPages(data?.blogs)
  const list = useRef<HTMLUListElement>(null)
  const found = useRef<HTMLElement>(null)
  // on phones the search stands below the list
  const goToFound = () => {
    found.current?.scrollIntoView({ behavior: 'instant' })
    found.current?.focus({ preventScroll: true })
  }
  useNewerBlogs(BLOGS_PER_PAGE, list, isFirst)
  return (
    <>
      <PageHead
        title={t`Latest News`}
        description={t`News and advice from the chamber: markets, loans, permits, and the women who use them.`}
      />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <WithSide>
        <Found ref={found} tabIndex={-1} aria-label={t`Found posts`} {...liveQuery('search')}>
          <BlogList list={list} blogs={blogs} isBefore={isBefore} page={page} onChoose={choosePage} />
        </Found>
        <Side>
          <BlogSearch onSearch={onSearch} onSubmit={goToFound} />
          <RecentPosts blogs={data?.recent} />
        </Side>
      </WithSide>
    </>
  )
}
