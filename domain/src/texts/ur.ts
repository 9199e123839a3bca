import type { Texts } from './en.ts'
import { pagesUr } from './pages-ur.ts'
import { refusalsUr } from './refusals-ur.ts'

export const ur: Texts = {
  ...pagesUr,
  secondFactor: { ...pagesUr.secondFactor, ...refusalsUr.secondFactor },
  firstAdmin: refusalsUr.firstAdmin,
  register: { ...pagesUr.register, ...refusalsUr.register },
  pages: { ...pagesUr.pages, ...refusalsUr.pages },
  users: { ...pagesUr.users, ...refusalsUr.users },
  forms: { ...pagesUr.forms, ...refusalsUr.forms },
  files: { ...pagesUr.files, ...refusalsUr.files },
  site: { ...pagesUr.site, ...refusalsUr.site },
  server: { ...pagesUr.server, ...refusalsUr.server },
}
