import { pagesEn, type PageTexts, type Widened } from './pages-en.ts'
import { refusalsEn } from './refusals-en.ts'

/** Adds the texts that only functions say to those of pages, group by group. */
export const withRefusals = <Pages extends object, Refusals extends object>(
  pages: Pages,
  refusals: Refusals,
): Pages & Refusals => {
  const groups = Object.entries(refusals).map(([group, texts]) => [
    group,
    { ...pages[group as keyof Pages], ...texts },
  ])
  return { ...pages, ...Object.fromEntries(groups) }
}

/** Holds every text of the functions, with those that pages show too. Other languages have the type `Texts`. */
export const en = withRefusals(pagesEn, refusalsEn)

export type Texts = PageTexts & Widened<typeof refusalsEn>
