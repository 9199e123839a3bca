import { Trans } from '@lingui/react/macro'
import { BLOGS_MANAGED } from 'domain/limits.ts'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { useManagedPosts } from '#lib/firebase/live-queries.ts'
import { placeOf, type PostPlace } from '#lib/firebase/queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Post, PostKind } from './kinds.ts'
import { PostRow, PostRows } from './post-row.tsx'
import { RowActs } from './row-acts.tsx'
import { useWords } from './use-words.ts'
import type { Publishing } from './where-on-site.ts'

const Pages = styled(Pagination)`
  padding-block-start: var(--s4);
`

interface PostPagesProps {
  session: OpenSession
  kind: PostKind
  publishing: Publishing | undefined
  /** Ids of those whose changes wait on this device. */
  unsaved: readonly string[]
  onEdit: (id: string) => void
  onSee: (post: Post) => void
}

/** The list, a page at a time, live. */
export function PostPages({ session, ...rest }: PostPagesProps) {
  const { kind } = rest
  const texts = useTexts()
  const words = useWords(kind)
  // after which this page begins, and those after which the ones behind it do
  const [places, setPlaces] = useState<readonly PostPlace[]>([])
  const posts = useManagedPosts(session, kind.name, places.at(-1))
  switch (posts.status) {
    case 'loading':
      return <Loading text={words.loading} />
    case 'unreachable':
    case 'failed':
      return (
        <EmptyState
          text={posts.status === 'failed' ? words.said.fetchFailed : texts.server.unreachable}
          action={
            <Button type="button" $small onClick={posts.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
    case 'ready':
      // the last of this page are gone
      if (posts.data.length === 0 && places.length > 0) setPlaces(places.slice(0, -1))
      if (posts.data.length === 0) return <EmptyState text={words.none} />
      return <PostPage posts={posts.data} {...rest} places={places} onChoose={setPlaces} />
  }
}

interface PostPageProps extends Omit<PostPagesProps, 'session'> {
  /** The posts of the page, and one more if there are more. */
  posts: readonly Post[]
  /** The last posts of the pages before. */
  places: readonly PostPlace[]
  onChoose: (places: readonly PostPlace[]) => void
}

function PostPage({ posts, kind, publishing, unsaved, places, onEdit, onSee, onChoose }: PostPageProps) {
  const words = useWords(kind)
  const list = useRef<HTMLUListElement>(null)
  const [deleting, setDeleting] = useState<Post>()
  const [shown, hasNext] = [posts.slice(0, BLOGS_MANAGED), posts.length > BLOGS_MANAGED]
  const current = places.length + 1
  const last = shown.at(-1)
  const choosePage = (page: number) => {
    scrollTo({ top: 0 })
    onChoose(last && page > current ? [...places, placeOf(kind.name, last)] : places.slice(0, page - 1))
  }
  const handleDeleted = () => {
    setDeleting(undefined)
    // after the dialog has given the focus back to a button that goes
    requestAnimationFrame(() => list.current?.focus())
  }
  return (
    <>
      <PostRows ref={list} tabIndex={-1} aria-label={words.list}>
        {shown.map((post) => (
          <PostRow key={post.id} {...{ kind, post, publishing }} isUnsaved={unsaved.includes(post.id)}>
            <RowActs
              {...{ kind, post }}
              onEdit={() => onEdit(post.id)}
              onSee={() => onSee(post)}
              onDelete={() => setDeleting(post)}
            />
          </PostRow>
        ))}
      </PostRows>
      {(hasNext || current > 1) && (
        <Pages numbers={[current]} {...{ current, hasNext }} onChoose={choosePage} />
      )}
      {deleting && (
        <DeleteDialog
          {...{ kind }}
          // as it was when she pressed: another version is never deleted
          post={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={handleDeleted}
        />
      )}
    </>
  )
}
