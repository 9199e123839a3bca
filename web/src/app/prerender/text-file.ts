import type { PlannedFile } from 'domain/site.ts'
import { entityTag } from 'domain/values/entity-tag.ts'

/** Plans a file that is cheap to make. @param path from the site's root */
export const textFile = (path: string, text: string): PlannedFile => ({
  path,
  key: entityTag(text),
  side: '',
  render: async () => text,
})
