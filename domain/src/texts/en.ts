import { pagesEn, type PageTexts, type Widened } from './pages-en.ts'
import { refusalsEn } from './refusals-en.ts'

/** Holds every text of the functions, with those that pages show too. Other languages have the type `Texts`. */
export const en = {
  ...pagesEn,
  secondFactor: { ...pagesEn.secondFactor, ...refusalsEn.secondFactor },
  firstAdmin: refusalsEn.firstAdmin,
  register: { ...pagesEn.register, ...refusalsEn.register },
  pages: { ...pagesEn.pages, ...refusalsEn.pages },
  users: { ...pagesEn.users, ...refusalsEn.users },
  forms: { ...pagesEn.forms, ...refusalsEn.forms },
  files: { ...pagesEn.files, ...refusalsEn.files },
  site: { ...pagesEn.site, ...refusalsEn.site },
  server: { ...pagesEn.server, ...refusalsEn.server },
}

export type Texts = PageTexts & Widened<typeof refusalsEn>
