import { Trans, useLingui } from '@lingui/react/macro'
import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { Pagination } from '#components/controls/pagination.tsx'
import { Note } from '#components/feedback/note.tsx'
import { groundsOf } from '#components/layout/post-picture.tsx'
import type { CardBlog, ListPart } from '#lib/page-data/page-data.ts'
import { media } from '#styles/media.ts'
import { NoBlogs } from '../no-blogs.tsx'
import { BlogPost, LoadingPosts } from './blog-post.tsx'
import { pageNumbers } from './list-state.ts'

/* pale only if the next posts take longer than a moment */
const Area = styled.div`
  &[aria-busy='true'] > :first-child {
    opacity: 0.45;
    transition: opacity 150ms 200ms;
  }
`

const List = styled.ul`
  &:focus {
    outline: none;
  }
`

const Pages = styled(Pagination)`
  padding-block-start: var(--s6);
  ${media.withoutScripts} {
    display: none;
  }
`

interface BlogListProps {
  list: RefObject<HTMLUListElement | null>
  /** Undefined while loading. */
  blogs: ListPart<CardBlog> | undefined
  /** Whether they belong to the previous page or search. */
  isBefore: boolean
  /** Whether they could not be loaded. */
  isFailed: boolean
  /** The current page, from 1. */
  page: number
  /** Builds the address of another page. */
  to: (page: number) => string
  onTryAgain: () => void
}

/** Renders a page of posts. After a page was chosen, scrolls to the top when it has loaded. */
export function BlogList({ list, blogs, isBefore, isFailed, page, to, onTryAgain }: BlogListProps) {
  const { t } = useLingui()
  const chosen = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (isBefore) return
    const isChosen = chosen.current === page
    chosen.current = undefined
    if (!isChosen) return
    scrollTo({ top: 0, behavior: 'instant' })
    list.current?.focus({ preventScroll: true })
  }, [list, blogs, isBefore, page])
  const handleChoose = (next: number) => {
    chosen.current = next
  }
  const handleTryAgain = () => {
    handleChoose(page)
    onTryAgain()
  }

  if (!blogs) return <LoadingPosts text={t`Loading blogs...`} />
  const grounds = groundsOf(blogs.items)
  const last = isFailed ? page : Math.ceil(blogs.total / BLOGS_PER_PAGE)
  return (
    <Area aria-busy={isBefore}>
      {blogs.items.length === 0 ? (
        <NoBlogs text={t`No blogs found`} onTryAgain={isFailed ? handleTryAgain : undefined} />
      ) : (
        <List ref={list} tabIndex={-1} aria-label={t`Posts`}>
          {blogs.items.map((blog, n) => (
            <li key={blog.id}>
              <BlogPost blog={blog} ground={grounds[n]} isFirst={n === 0} />
            </li>
          ))}
        </List>
      )}
      {last > 1 && (
        <noscript>
          <Note>
            <Trans>
              These are the newest posts. To search or see older posts, switch on JavaScript in your browser.
            </Trans>
          </Note>
        </noscript>
      )}
      {(blogs.items.length > 0 || page > 1) && (
        <Pages
          current={page}
          numbers={pageNumbers(page, last)}
          hasNext={page < last}
          to={to}
          onChoose={handleChoose}
        />
      )}
    </Area>
  )
}
