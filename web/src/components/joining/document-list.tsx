import type { Joining } from 'domain/content/joining.ts'
import { Bullets } from '#components/layout/prose.tsx'

/** Lists the documents that an applicant needs. */
export const DocumentList = ({ papers }: Pick<Joining, 'papers'>) => (
  <Bullets>
    {papers.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </Bullets>
)
