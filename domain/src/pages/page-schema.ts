import { array, type InferType, object } from 'yup'
import { MAX_ITEMS, MAX_LENGTH } from '../limits.ts'
import { PAGE_NAME } from './page-name.ts'
import { PAGE_LINKS } from '../stored/page.ts'
import { rule } from '../values/rule.ts'
import { plainText, requiredLine, requiredText } from '../values/text.ts'
import { inUrdu, publishingFields } from '../schemas/post-fields.ts'

const FILE_ID = /^[\w-]{1,128}$/

/** Names under which Hosting would show a file at another address. */
const RESERVED_NAMES = ['index', '404']

/** The fields of a page of the office. It is published by default. */
export const pageSchema = object({
  title: requiredLine('title', MAX_LENGTH.pageTitle),
  name: requiredLine('name', MAX_LENGTH.pageName)
    .matches(PAGE_NAME, { message: rule('id'), excludeEmptyString: true })
    .notOneOf(RESERVED_NAMES, rule('idTaken')),
  description: requiredText('description', MAX_LENGTH.description),
  ur: inUrdu(MAX_LENGTH.pageTitle),
  files: array()
    .typeError(rule('kind'))
    .of(plainText().matches(FILE_ID, rule('kind')).required(rule('missing')))
    .max(MAX_ITEMS.pageFiles, rule('tooManyItems', MAX_ITEMS.pageFiles))
    .default([]),
  linked_in: plainText().default('none').oneOf(PAGE_LINKS, rule('kind')),
  ...publishingFields,
})

export type PageInput = InferType<typeof pageSchema>

/** Where a page is moved in the list of pages. */
export const pageMoveSchema = object({
  direction: plainText()
    .required(rule('kind'))
    .oneOf(['up', 'down'] as const, rule('kind')),
})
