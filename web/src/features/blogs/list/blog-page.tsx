import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import { useRef, useEffect, useEffectEvent, useState } from 'react'
import styled, { css } from 'styled-components'
import { useLocation } from 'react-router-dom'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { hydrateForQuery } from '#lib/loading/hydrate.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { usePausedSearch } from '#lib/browser/use-paused-search.ts'
import type { BlogLayout } from '../layout.ts'
import { RecentPosts } from '../side-bar/recent-posts.tsx'
import { useBlogPages } from '../api.ts'
import { useNewerBlogs } from '../newer-blogs.ts'
import { BlogList } from './blog-list.tsx'
import { queryOf, useListState } from './list-state.ts'
import { SearchBox } from '../side-bar/search-box.tsx'

/* reserves its space, so that nothing moves */
const Found = styled.output`
  display: block;
  min-block-size: 1.4em;
  margin-block-start: var(--s2);
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.4;
  overflow-wrap: anywhere;
`

interface BlogSearchProps {
  /** The search of the address. */
  search: string
  /** How many posts were found; undefined while searching. */
  total: number | undefined
  /** Called after a pause in typing if the search has changed. */
  onSearch: (words: string) => void
  /** Called when the reader submits the search. */
  onSubmit: () => void
}

/** Searches while the reader types, and says how many posts were found. */
function BlogSearch({ search, total, onSearch, onSubmit }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const words = usePausedSearch(typed)
  const asked = useRef('')
  // as an element: Lingui reads tags and escape sequences in a text that it fills in
  const quoted = <bdi>{search}</bdi>
  const ask = useEffectEvent(() => {
    if (words === asked.current) return
    asked.current = words
    onSearch(words)
  })
  useEffect(() => ask(), [words])
  // after Back or a link, the field shows the search of the address
  useEffect(() => {
    if (asked.current === search) return
    asked.current = search
    if (input.current) input.current.value = search
    setTyped(search)
  }, [search])
  return (
    <div>
      <SearchBox list={useLocation().pathname} ref={input} onInput={setTyped} onSubmit={onSubmit} />
      <Found>
        {search !== '' && total !== undefined && (
          <Trans>
            <Plural value={total} one="# post found for" other="# posts found for" /> “{quoted}”
          </Trans>
        )}
      </Found>
    </div>
  )
}

/* the posts are first in the document, except where the search is above them in a wide window */
const AREAS = {
  right: css`
    grid-template: 'found search' auto 'found more' 1fr / minmax(0, 8fr) minmax(0, 4fr);
  `,
  left: css`
    grid-template: 'search found' auto 'more found' 1fr / minmax(0, 4fr) minmax(0, 8fr);
  `,
  fullwidth: css`
    grid-template: 'search' 'found' / minmax(0, 1fr);
    row-gap: var(--s7);
    --post-columns: minmax(0, 5fr) minmax(0, 7fr);
    --post-gap: var(--s8);
    --post-title: 2.25rem;
    ${media.belowDesktop} {
      --post-gap: var(--s5);
      --post-title: 1.75rem;
    }
  `,
}

/** Places the parts of the list page in its three layouts; one below the other on phones. */
const ListGrid = styled(Wrap)<{ $layout: BlogLayout }>`
  display: grid;
  gap: var(--s5) var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${({ $layout }) => AREAS[$layout]}
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template: 'found' 'search' 'more' / minmax(0, 1fr);
    row-gap: var(--s7);
  }
`

const SearchArea = styled.div`
  grid-area: search;
  inline-size: 100%;
  max-inline-size: 704px;
`

const FoundArea = styled.section`
  grid-area: found;
  &:focus {
    outline: none;
  }
`

const MoreArea = styled.aside`
  grid-area: more;
  position: sticky;
  inset-block-start: var(--s5);
  ${media.belowDesktop} {
    position: static;
  }
`

/** Renders the page Latest News: published posts by page, the search, and a side bar with recent posts. */
export function BlogPage({ layout }: { layout: BlogLayout }) {
  const { t } = useLingui()
  const data = usePageData()
  const { state, goTo } = useListState()
  const { shown, isBefore, isFirst } = useBlogPages(state, data?.blogs)
  const list = useRef<HTMLUListElement>(null)
  const found = useRef<HTMLElement>(null)
  useNewerBlogs(BLOGS_PER_PAGE, list, isFirst)
  const showFound = () => {
    found.current?.focus({ preventScroll: true })
    // on phones the posts are above the search
    if ((found.current?.getBoundingClientRect().top ?? 0) < 0) found.current?.scrollIntoView()
  }
  const search = (
    <SearchArea>
      <BlogSearch
        search={state.search}
        total={isBefore || shown?.isFailed ? undefined : shown?.blogs.total}
        // typing on replaces the history entry of the search's beginning
        onSearch={(words) => goTo({ search: words, page: 1 }, state.search !== '')}
        onSubmit={showFound}
      />
    </SearchArea>
  )
  return (
    <>
      <PageHead title={t`Latest News`} />
      <PageBanner title={t`Latest News`} crumb={t`Blog`} art="banner-blog" />
      <ListGrid $layout={layout}>
        {layout === 'fullwidth' && search}
        <FoundArea ref={found} tabIndex={-1} aria-label={t`Posts found`} {...hydrateForQuery('search page')}>
          <BlogList
            list={list}
            blogs={shown?.blogs}
            isBefore={isBefore}
            isFailed={shown?.isFailed ?? false}
            page={state.page}
            to={(page) => queryOf({ ...state, page }) || '?'}
            onTryAgain={() => goTo(state, true)}
          />
        </FoundArea>
        {layout !== 'fullwidth' && search}
        {layout !== 'fullwidth' && (
          <MoreArea aria-label={t`More from the blog`}>
            <RecentPosts blogs={data?.recent} />
          </MoreArea>
        )}
      </ListGrid>
    </>
  )
}
