import type { sendComment as endpoint } from 'domain/api/forms.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { BLOGS } from '../../posts/kinds.ts'
import { clampReplyDepth } from '../clamp-reply-depth.ts'
import { publishedPost } from '../published-post.ts'
import { storeForm } from '../store-form.ts'

export const sendComment: Handler<typeof endpoint> = async ({ actor, language, request, input }) => {
  const { blog, name, email, website, comment } = input
  const isSample = blog === SAMPLE_POST_ID
  return storeForm({
    collection: 'comments',
    sender: { actor, language, request, name, email },
    key: input.key,
    fields: { blog, parent: input.parent, name, website, comment, is_approved: false },
    // a post or a comment that is being deleted takes no answer
    within: async (tx) => {
      if (!isSample && !(await publishedPost(BLOGS, blog, tx)))
        throw new Refusal(404, ({ forms }) => forms.commentsClosed)
      return { parent: await clampReplyDepth(blog, input.parent, tx) }
    },
    template: 'comment',
    data: { page: isSample ? '/blog-details' : `/blog-details/${blog}` },
  })
}
