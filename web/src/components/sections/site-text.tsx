import type { ReactNode } from 'react'
import { htmlOf } from '#lib/page-data/html-of.ts'
import { Formatted } from './description.tsx'

interface SiteTextProps<Name extends string> {
  /** The part, group or item that has the text. */
  of: Readonly<Record<Name, string>>
  name: Name
  /** Shows the text if it has no marks; a paragraph by default. */
  children?: ReactNode
}

/** Shows a long text of the website content. */
export function SiteText<Name extends string>({ of, name, children }: SiteTextProps<Name>) {
  const html = htmlOf(of, name)
  if (html !== undefined) return <Formatted dangerouslySetInnerHTML={{ __html: html }} />
  return children ?? <p>{of[name]}</p>
}
