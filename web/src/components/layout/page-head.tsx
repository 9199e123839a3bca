import { useOrganisation } from '#lib/page-data/content.tsx'

interface PageHeadProps {
  title: string
  /** Optional: the office may set one (`content/descriptions.ts`), else search engines choose a text. */
  description?: string
}

/** Sets the title and the description of a page. */
export function PageHead({ title, description }: PageHeadProps) {
  const { name } = useOrganisation()
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
