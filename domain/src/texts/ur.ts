import { type Texts, withRefusals } from './en.ts'
import { pagesUr } from './pages-ur.ts'
import { refusalsUr } from './refusals-ur.ts'

export const ur: Texts = withRefusals(pagesUr, refusalsUr)
