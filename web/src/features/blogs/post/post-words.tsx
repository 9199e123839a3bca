import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Neighbours } from '#components/layout/neighbours.tsx'
import { Prose } from '#components/layout/prose.tsx'
import type { PageData } from '#lib/page-data.ts'
import { ReadMore } from '../read-more.tsx'

const Elsewhere = styled(ReadMore)`
  display: inline-block;
  margin-block-start: var(--s5);
  font-size: var(--t-l);
  text-decoration: underline;
`
const Beside = styled(Neighbours)`
  margin-block-start: var(--s7);
  padding-block-start: var(--s6);
  border-block-start: 1px solid var(--line);
`

export type ShownPost = NonNullable<PageData['post']>

interface PostWordsProps {
  post: ShownPost
  /** The address of another post in the same layout. */
  to: (id: string) => string
}

/** What a post says, where it was published if that was elsewhere, and the posts before and after it. */
export function PostWords({ post: { blog, previous, next }, to }: PostWordsProps) {
  const { t } = useLingui()
  return (
    <>
      <Prose text={blog.description} />
      {blog.externalLink && <Elsewhere href={blog.externalLink} />}
      <Beside label={t`Posts before and after`} previous={previous} next={next} to={to} />
    </>
  )
}
