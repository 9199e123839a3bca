import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { EarlyData } from '#components/layout/early-data.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePublicList } from '#lib/use-public-list.ts'
import { media } from '#styles/media.ts'
import { BlogList } from './blog-list.tsx'
import { FIRST_BLOGS } from './blog-lists.ts'
import { BlogSearch } from './blog-search.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { useBlogPages } from './use-blog-pages.ts'

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
  const { answer: newest } = usePublicList(FIRST_BLOGS)
  const { answer, isBefore, page, choosePage, onSearch } = useBlogPages()
  return (
    <>
      <PageHead
        title={t`Latest News`}
        description={t`News and advice from the chamber: markets, loans, permits, and the women who use them.`}
      />
      <EarlyData address={FIRST_BLOGS.address} />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <WithSide>
        <BlogList answer={answer} isBefore={isBefore} page={page} onChoose={choosePage} />
        <Side>
          <BlogSearch onSearch={onSearch} />
          <RecentPosts blogs={newest?.items} />
        </Side>
      </WithSide>
    </>
  )
}
