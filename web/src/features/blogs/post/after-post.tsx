import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { paths } from '#lib/paths.ts'
import { Comments } from '../comments/comments.tsx'
import { AuthorBox } from './author-box.tsx'
import { signatureOf } from './by-line.tsx'
import type { ShownPost } from './shown-post.ts'

const Beside = styled(Neighbours)`
  margin-block-start: var(--s7);
`

interface AfterPostProps {
  post: ShownPost
  /** The address without an id in the post's layout. */
  base: string
  /** The address of another post in the same layout. */
  to: (id: string) => string
}

/** Who wrote a post, the posts before and after it, and what was said about it. */
export function AfterPost({ post: { blog, sample, previous, next }, base, to }: AfterPostProps) {
  const { t } = useLingui()
  const author = blog.author_name?.trim() ?? ''
  return (
    <>
      <AuthorBox
        name={signatureOf(author)}
        about={sample?.aboutAuthor}
        to={sample ? base : paths.blogSearch(author)}
      />
      <Beside
        label={t`Previous and next post`}
        previous={previous}
        next={next}
        // what stands beside the sample is no post
        to={sample ? () => base : to}
      />
      <Comments blog={blog.id} />
    </>
  )
}
