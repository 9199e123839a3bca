import type { sendComment as endpoint } from 'domain/api/forms.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { BLOGS } from '../../posts/kinds.ts'
import { levelParent } from '../level-parent.ts'
import { publishedPost } from '../published-post.ts'
import { storeForm } from '../store-form.ts'

export const sendComment: Handler<typeof endpoint> = async ({ actor, language, input }) => {
  const { blog, name, email, website, comment } = input
  const isSample = blog === SAMPLE_POST_ID
  if (!isSample && !(await publishedPost(BLOGS, blog)))
    throw new Refusal(404, ({ forms }) => forms.commentsClosed)
  const parent = await levelParent(blog, input.parent)
  return storeForm({
    collection: 'comments',
    sender: { actor, language, name, email },
    fields: { blog, parent, name, website, comment, is_approved: false },
    template: 'comment',
    data: { page: isSample ? '/blog-details' : `/blog-details/${blog}` },
  })
}
