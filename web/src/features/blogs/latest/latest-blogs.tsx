import { Trans, useLingui } from '@lingui/react/macro'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { useRef, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#components/controls/icon.tsx'
import { MoreLink, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import type { CardBlog } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { useSiteFile } from '#lib/page-data/site-files-context.tsx'
import { BlogCard } from './blog-card.tsx'
import { LoadingCards } from './loading-cards.tsx'
import { Posts } from './posts.ts'
import { NoBlogs } from '../no-blogs.tsx'
import { useNewerBlogs } from '../use-newer-blogs.ts'

interface CardsProps {
  /** Undefined while they are on their way. */
  blogs: readonly CardBlog[] | undefined
  ref: Ref<HTMLUListElement>
}

function Cards({ blogs, ref }: CardsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isFailed = useSiteFile()?.state === 'failed'
  // what could not be had is asked for again by whoever comes to it
  const tryAgain = () => void navigate('', { replace: true })
  if (!blogs) return <LoadingCards text={t`Loading latest blogs...`} />
  if (blogs.length === 0)
    return <NoBlogs text={t`No latest blogs found`} onTryAgain={isFailed ? tryAgain : undefined} />
  return (
    <Posts ref={ref}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard blog={blog} isFirst={index === 0} />
        </li>
      ))}
    </Posts>
  )
}

/** The newest posts on the home page, in rows of three. */
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
