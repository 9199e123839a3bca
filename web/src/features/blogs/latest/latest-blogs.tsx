import { Trans, useLingui } from '@lingui/react/macro'
import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { type Ref, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { LoadingCard } from '#components/feedback/loading.tsx'
import { groundsOf } from '#components/layout/post-picture.tsx'
import { MoreLink, RowOfThree, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardBlog } from '#lib/page-data/page-data.ts'
import { useSiteFile } from '#lib/page-data/site-files.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { NoBlogs } from '../no-blogs.tsx'
import { useNewerBlogs } from '../newer-blogs.ts'
import { asRow, BlogCard } from './blog-card.tsx'

/* the place of a card, on phones that of a row, so that nothing moves when the posts come */
const Reserved = styled(LoadingCard)`
  min-block-size: 380px;
  > :last-child {
    padding-inline: 0;
  }
  ${media.belowTablet} {
    div:not(:first-child) > & {
      ${asRow}
      min-block-size: 145px;
      > :last-child {
        align-content: start;
      }
    }
  }
`

/** Renders the reserved places of the home page's posts. */
const LoadingCards = ({ text }: { text: string }) => (
  <Posts as="div">
    {Array.from({ length: BLOGS_ON_HOME }, (_, index) => (
      <div key={index}>
        <Reserved text={index === 0 ? text : undefined} />
      </div>
    ))}
  </Posts>
)

/** Cards of posts, three a row; on phones close together. */
const Posts = styled(RowOfThree)`
  ${media.belowTablet} {
    gap: var(--s4);
  }
`

interface CardsProps {
  /** Undefined while they are on their way. */
  blogs: readonly CardBlog[] | undefined
  ref: Ref<HTMLUListElement>
}

function Cards({ blogs, ref }: CardsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isFailed = useSiteFile()?.state === 'failed'
  // a failed load is tried again on the next visit
  const tryAgain = () => void navigate('', { replace: true })
  if (!blogs) return <LoadingCards text={t`Loading latest blogs...`} />
  if (blogs.length === 0)
    return <NoBlogs text={t`No latest blogs found`} onTryAgain={isFailed ? tryAgain : undefined} />
  const grounds = groundsOf(blogs)
  return (
    <Posts ref={ref}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} ground={grounds[index]} isFirst={index === 0} />
        </li>
      ))}
    </Posts>
  )
}

/** Renders the newest posts on the home page, in rows of three. */
export function LatestBlogs() {
  const list = useRef<HTMLUListElement>(null)
  useNewerBlogs(BLOGS_ON_HOME, list)
  return (
    <Section aria-labelledby="latest-blogs">
      <Wrap>
        <SectionHead>
          <h2 id="latest-blogs">
            <Trans>Latest from the blog</Trans>
          </h2>
          <MoreLink to={paths.blog}>
            <Trans>All posts</Trans> <Icon name="arrow" />
          </MoreLink>
        </SectionHead>
        <Cards ref={list} blogs={usePageData()?.blogs?.items} />
      </Wrap>
    </Section>
  )
}
