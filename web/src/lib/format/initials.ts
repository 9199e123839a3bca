/** Returns the first letters of the first two words of a name. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
