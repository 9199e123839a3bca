/** A plain text in its paragraphs, which blank lines part; each line end in them is one `\n`. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?|\u2028/g, '\n')
    .split(/\n\s*\n|\u2029/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
