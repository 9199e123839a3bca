/** What is noted of a blog post or an event beside what its author wrote. */
export interface PostRecord {
  /** Address of the widest file under /media, or '' where there is none. */
  image: string
  author_name: string
  author_uid: string
  /** Full name of whoever changed it last; absent until somebody did. */
  editor_name?: string
  /** ISO 8601 UTC. */
  createdAt: string
  /** Of the last change; tells one version of it from another. */
  updatedAt: string
}
