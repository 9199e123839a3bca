import { type BlogInput, blogSchema } from 'domain/schemas/blog.ts'
import { rule } from 'domain/schemas/rule.ts'
import { mixed } from 'yup'

/** What the form of a new post holds: the post's fields, and its picture. */
export interface BlogFormValues extends BlogInput {
  image: File | null
}

/** The rules of a post; a new one needs a picture. */
export const blogFormSchema = blogSchema.shape({ image: mixed().required(rule('fileRequired')) })
