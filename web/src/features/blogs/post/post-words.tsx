import styled from 'styled-components'
import { PrintAddress } from '#components/layout/print-address.tsx'
import { Prose } from '#components/layout/prose.tsx'
import { ReadMore } from '../read-more.tsx'
import { Blocks } from './blocks.tsx'
import type { ShownPost } from './shown-post.ts'

const Elsewhere = styled(ReadMore)`
  display: inline-block;
  margin-block-start: var(--s5);
  font-size: var(--t-l);
  text-decoration: underline;
`

/** What a post says, and where it was published if that was elsewhere. */
export const PostWords = ({ post: { blog, sample } }: { post: Pick<ShownPost, 'blog' | 'sample'> }) => (
  <>
    {sample ? <Blocks lead={blog.description} body={sample.body} /> : <Prose text={blog.description} />}
    {blog.externalLink && <Elsewhere href={blog.externalLink} />}
    <PrintAddress />
  </>
)
