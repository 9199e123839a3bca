import { useOrganisation } from '#lib/page-data/content.tsx'

interface PageHeadProps {
  title: string
  /** Where neither this page nor the office (`content/descriptions.ts`) has one, others make up their own. */
  description?: string
}

/** Title and description of a page; React puts them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { name } = useOrganisation()
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
