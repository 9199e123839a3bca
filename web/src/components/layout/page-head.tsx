import { organisation } from 'domain/organisation.ts'

interface PageHeadProps {
  title: string
  description?: string
}

/** Title and description of a page; React puts them into the head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{`${title} | ${organisation.name}`}</title>
    {description && <meta name="description" content={description} />}
  </>
)
