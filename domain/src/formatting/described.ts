/** Says that a text has the marks of Markdown. A text without a format is plain. */
export type TextFormat = 'markdown'

/** A text of the office, such as the description of a post. */
export interface Described {
  description: string
  format?: TextFormat
}
