import { useLingui } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Pagination } from '#components/controls/pagination.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { BlogPost } from './blog-post.tsx'
import { LoadingPosts } from './loading-posts.tsx'
import { searchBlogs } from './search-blogs.ts'

const List = styled.ul`
  scroll-margin-block-start: var(--s6);
  &:focus {
    outline: none;
  }
`

const Pages = styled(Pagination)`
  padding-block-start: var(--s6);
`

interface BlogListProps {
  /** Undefined while loading. */
  blogs: readonly PublicBlog[] | undefined
  query: string
}

/** The posts that match, five a page; give it the query as key, since another one starts on its first page. */
export function BlogList({ blogs, query }: BlogListProps) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)

  if (!blogs) return <LoadingPosts text={t`Loading blogs...`} />
  const found = searchBlogs(blogs, query)
  if (found.length === 0) return <EmptyState text={t`No blogs found`} />

  const choosePage = (chosen: number) => {
    setPage(chosen)
    scrollTo({ top: 0 })
    list.current?.focus({ preventScroll: true })
  }
  const first = (page - 1) * BLOGS_PER_PAGE
  const last = Math.ceil(found.length / BLOGS_PER_PAGE)
  return (
    <div>
      <List ref={list} tabIndex={-1} aria-label={t`Posts`}>
        {found.slice(first, first + BLOGS_PER_PAGE).map((blog) => (
          <li key={blog.id}>
            <BlogPost blog={blog} />
          </li>
        ))}
      </List>
      <Pages
        current={page}
        numbers={Array.from({ length: last }, (_, index) => index + 1)}
        hasNext={page < last}
        onChoose={choosePage}
      />
    </div>
  )
}
