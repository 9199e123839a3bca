import { Trans, useLingui } from '@lingui/react/macro'
import type { Blog } from 'domain/blog.ts'
import { BLOGS_MANAGED } from 'domain/limits.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useNewestBlogs } from '#lib/firebase/live-queries.ts'
import type { BlogPlace } from '#lib/firebase/queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/texts.ts'
import { BlogDialog } from './blog-dialog.tsx'
import { BlogRow, BlogRows } from './blog-row.tsx'
import { PublishingStatus } from './publishing-status.tsx'
import { usePublishing } from './use-publishing.ts'
import type { Publishing } from './where-on-site.ts'

const Pages = styled(Pagination)`
  padding-block-start: var(--s4);
`

/** The posts of the chamber, drafts too, live, page by page, for team and admins. */
export function BlogManagement({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const publishing = usePublishing(session)
  return (
    <>
      <WorkHead title={t`Blog Management`} isInBar>
        <Button type="button" $small onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          <Trans>Add New Blog</Trans>
        </Button>
      </WorkHead>
      <PublishingStatus publishing={publishing} />
      <BlogPages session={session} publishing={publishing} />
      {isAdding && <BlogDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

interface BlogPagesProps {
  session: OpenSession
  publishing: Publishing | undefined
}

function BlogPages({ session, publishing }: BlogPagesProps) {
  const texts = useTexts()
  const { t } = useLingui()
  // after which this page begins, and those after which the ones behind it do
  const [places, setPlaces] = useState<readonly BlogPlace[]>([])
  const blogs = useNewestBlogs(session, places.at(-1))
  switch (blogs.status) {
    case 'loading':
      return <Loading text={t`Loading blogs...`} />
    case 'unreachable':
    case 'failed':
      return (
        <EmptyState
          text={blogs.status === 'failed' ? texts.blogs.fetchFailed : texts.server.unreachable}
          action={
            <Button type="button" $small onClick={blogs.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
    case 'ready':
      // the last of this page are gone
      if (blogs.data.length === 0 && places.length > 0) setPlaces(places.slice(0, -1))
      if (blogs.data.length === 0) return <EmptyState text={t`No blogs found. Create your first blog!`} />
      return <BlogPage blogs={blogs.data} {...{ publishing, places }} onChoose={setPlaces} />
  }
}

interface BlogPageProps {
  /** The posts of the page, and one more if there are more. */
  blogs: readonly Blog[]
  publishing: Publishing | undefined
  /** The last posts of the pages before. */
  places: readonly BlogPlace[]
  onChoose: (places: readonly BlogPlace[]) => void
}

function BlogPage({ blogs, publishing, places, onChoose }: BlogPageProps) {
  const [shown, hasNext] = [blogs.slice(0, BLOGS_MANAGED), blogs.length > BLOGS_MANAGED]
  const current = places.length + 1
  const last = shown.at(-1)
  const choosePage = (page: number) => {
    scrollTo({ top: 0 })
    onChoose(last && page > current ? [...places, last] : places.slice(0, page - 1))
  }
  return (
    <>
      <BlogRows>
        {shown.map((blog) => (
          <BlogRow key={blog.id} {...{ blog, publishing }} />
        ))}
      </BlogRows>
      {(hasNext || current > 1) && (
        <Pages numbers={[current]} {...{ current, hasNext }} onChoose={choosePage} />
      )}
    </>
  )
}
