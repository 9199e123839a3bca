/** Splits a plain text at blank lines into paragraphs. Line ends inside them become `\n`. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?|\u2028/g, '\n')
    .split(/\n\s*\n|\u2029/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
