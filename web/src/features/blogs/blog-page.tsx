import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { EarlyData } from '#components/layout/early-data.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import { BlogList } from './blog-list.tsx'
import { BlogSearch } from './blog-search.tsx'
import { ALL_BLOGS } from './fetch-blogs.ts'
import { RecentPosts } from './recent-posts.tsx'
import { useBlogs } from './use-blogs.ts'

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
const Side = styled.aside`
  display: grid;
  gap: var(--s7);
  /* neither a search nor recent posts without them */
  ${media.withoutScripts} {
    display: none;
  }
`

/** Every published post, page by page, with a search and the newest three beside it. */
export function BlogPage() {
  const { t } = useLingui()
  const blogs = useBlogs(ALL_BLOGS)
  const [query, setQuery] = useState('')
  return (
    <>
      <PageHead
        title={t`Latest News`}
        description={t`News and advice from the chamber: markets, loans, permits, and the women who use them.`}
      />
      <EarlyData address={ALL_BLOGS} />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <WithSide>
        <BlogList key={query} blogs={blogs} query={query} />
        <Side>
          <BlogSearch onSearch={setQuery} />
          <RecentPosts blogs={blogs} />
        </Side>
      </WithSide>
    </>
  )
}
