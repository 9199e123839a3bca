import { useLingui } from '@lingui/react/macro'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_PER_PAGE } from 'domain/limits.ts'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Pagination } from '#components/controls/pagination.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import type { PublicAnswer } from '#lib/use-public-list.ts'
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
  scroll-margin-block-start: var(--s6);

  &:focus {
    outline: none;
  }
`

const Pages = styled(Pagination)`
  padding-block-start: var(--s6);
`

interface BlogListProps {
  /** Undefined while nothing has come. */
  answer: PublicAnswer<PublicBlog> | undefined
  /** Whether the answer is that of the page or the search before. */
  isBefore: boolean
  /** The page that was chosen, from 1. */
  page: number
  onChoose: (page: number) => void
}

/** A page of posts. One that was chosen begins at its top once it is there; until then the page before stays. */
export function BlogList({ answer, isBefore, page, onChoose }: BlogListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const chosen = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (isBefore) return
    const isChosen = chosen.current === page
    chosen.current = undefined
    if (!isChosen) return
    scrollTo({ top: 0, behavior: 'instant' })
    list.current?.focus({ preventScroll: true })
  }, [answer, isBefore, page])
  const handleChoose = (next: number) => {
    chosen.current = next
    onChoose(next)
  }

  if (!answer) return <LoadingPosts text={t`Loading blogs...`} />
  const last = Math.max(Math.ceil(answer.total / BLOGS_PER_PAGE), page)
  return (
    <Area aria-busy={isBefore}>
      {answer.items.length === 0 ? (
        <EmptyState text={t`No blogs found`} />
      ) : (
        <List ref={list} tabIndex={-1} aria-label={t`Posts`}>
          {answer.items.map((blog) => (
            <li key={blog.id}>
              <BlogPost blog={blog} />
            </li>
          ))}
        </List>
      )}
      {(answer.items.length > 0 || page > 1) && (
        <Pages
          current={page}
          numbers={pageNumbers(page, last)}
          hasNext={page < last}
          onChoose={handleChoose}
        />
      )}
    </Area>
  )
}
