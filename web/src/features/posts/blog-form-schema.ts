import { type BlogInput, blogSchema } from 'domain/schemas/blog.ts'
import { en } from 'domain/texts/en.ts'
import { mixed } from 'yup'

/** What the form of a new post holds: the post's fields, and its picture. */
export interface BlogFormValues extends BlogInput {
  image: File | null
}

/** The rules of a post; a new one needs a picture. */
export const blogFormSchema = blogSchema(en).shape({ image: mixed().required(en.field.fileRequired) })
