import type { ReactNode } from 'react'
import { Formatted } from './description.tsx'

/** A part, group or item of the website content as pages get it: `html` has those of its texts that have marks. */
export type WithHtml<Values> = Values & { html?: Readonly<Record<string, string>> }

interface SiteTextProps<Name extends string> {
  of: WithHtml<Readonly<Record<Name, string>>>
  name: Name
  /** Shows the text if it has no marks; a paragraph by default. */
  children?: ReactNode
}

/** Shows a long text of the website content. */
export function SiteText<Name extends string>({ of, name, children }: SiteTextProps<Name>) {
  const html = of.html?.[name]
  if (html !== undefined) return <Formatted dangerouslySetInnerHTML={{ __html: html }} />
  return children ?? <p>{of[name]}</p>
}
