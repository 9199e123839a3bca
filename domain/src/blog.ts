/** A post as stored in `blogs/{id}`. */
export interface BlogDocument {
  title: string
  description: string
  /** Address of the widest file under /media, or '' where there is none. */
  image: string
  /** http(s) address, or ''. When present the title links to it in a new tab. */
  externalLink: string
  is_published: boolean
  author_name: string
  author_uid: string
  /** ISO 8601 UTC. */
  createdAt: string
  updatedAt: string
}

/** A post as the dashboard and REST with a team token see it. */
export type Blog = BlogDocument & { id: string }

/** A post as lists answer it; to visitors only published ones. */
export type PublicBlog = Omit<Blog, 'author_uid'>
