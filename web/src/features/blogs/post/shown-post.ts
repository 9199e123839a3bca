import type { PageData } from '#lib/page-data/page-data.ts'

/** A post as its page shows it. */
export type ShownPost = NonNullable<PageData['post']>
