import { Trans, useLingui } from '@lingui/react/macro'
import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { Pagination } from '#components/controls/pagination.tsx'
import { Note } from '#components/feedback/note.tsx'
import type { CardBlog, ListPart } from '#lib/page-data/page-data.ts'
import { media } from '#styles/media.ts'
import { NoBlogs } from '../no-blogs.tsx'
import { BlogPost } from './blog-post.tsx'
import { LoadingPosts } from './loading-posts.tsx'
import { pageNumbers } from './page-numbers.ts'

/* pale only where the next posts take longer than a blink */
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
  /** Undefined while nothing has come. */
  blogs: ListPart<CardBlog> | undefined
  /** Whether they are those of the page or the search before. */
  isBefore: boolean
  /** Whether there are none because they could not be had. */
  isFailed: boolean
  /** The page that was chosen, from 1. */
  page: number
  /** The address of another page. */
  to: (page: number) => string
  onTryAgain: () => void
}

/** A page of posts. One that was chosen begins at its top once it is there; until then the page before stays. */
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
  const last = isFailed ? page : Math.ceil(blogs.total / BLOGS_PER_PAGE)
  return (
    <Area aria-busy={isBefore}>
      {blogs.items.length === 0 ? (
        <NoBlogs text={t`No blogs found`} onTryAgain={isFailed ? handleTryAgain : undefined} />
      ) : (
        <List ref={list} tabIndex={-1} aria-label={t`Posts`}>
          {blogs.items.map((blog, n) => (
            <li key={blog.id}>
              <BlogPost blog={blog} isFirst={n === 0} />
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
