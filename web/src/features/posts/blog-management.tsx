import { Trans, useLingui } from '@lingui/react/macro'
import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useNewestBlogs } from '#lib/firebase/live-queries.ts'
import type { Live } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { BlogDialog } from './blog-dialog.tsx'
import { BlogRow, BlogRows } from './blog-row.tsx'

/** The posts of the chamber, drafts too, live, for team and admins. */
export function BlogManagement({ session }: { session: OpenSession }) {
  const { t } = useLingui()
  const blogs = useNewestBlogs(session)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <WorkHead title={t`Blog Management`} isInBar>
        <Button type="button" $small onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          <Trans>Add New Blog</Trans>
        </Button>
      </WorkHead>
      <BlogList blogs={blogs} />
      {isAdding && <BlogDialog onClose={() => setIsAdding(false)} />}
    </>
  )
}

function BlogList({ blogs }: { blogs: Live<Blog[]> }) {
  const { t } = useLingui()
  switch (blogs.status) {
    case 'loading':
      return <Loading text={t`Loading blogs...`} />
    case 'unreachable':
    case 'failed':
      return (
        <EmptyState
          text={blogs.status === 'failed' ? en.blogs.fetchFailed : en.server.unreachable}
          action={
            <Button type="button" $small onClick={blogs.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
    case 'ready':
      if (blogs.data.length === 0) return <EmptyState text={t`No blogs found. Create your first blog!`} />
      return (
        <BlogRows>
          {blogs.data.map((blog) => (
            <BlogRow key={blog.id} blog={blog} />
          ))}
        </BlogRows>
      )
  }
}
