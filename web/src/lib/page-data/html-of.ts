/**
 * Returns the HTML of a long text of the website content; undefined if it has no marks.
 * @param of the part, group or item that has the text
 */
export const htmlOf = <Name extends string>(
  of: Readonly<Record<Name, string>> & { html?: Readonly<Record<string, string>> },
  name: Name,
): string | undefined => of.html?.[name]
