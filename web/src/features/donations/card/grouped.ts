const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** Digits of a card's number in groups of four, as they are printed; no card has more than 19. */
export const groupNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/\d{4}(?=\d)/g, '$& ')

/** Month and year as 08/29, the slash put in: a telephone's keys for digits have none. */
export function groupExpireDate(text: string): string {
  const digits = digitsOf(text.replace(/^\s*(\d)\s*\//, '0$1/')).slice(0, 6)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export const groupCvv = (text: string): string => digitsOf(text).slice(0, 4)

/** Where the caret stands after so many digits of a grouped text; at its end where there are no more. */
export function caretAfter(count: number, grouped: string): number {
  let seen = 0
  for (let place = 0; place < grouped.length; place++) {
    if (seen === count) return place
    if (/\d/.test(grouped.charAt(place))) seen++
  }
  return grouped.length
}

/** How many digits stand before a place of a text. */
export const digitsBefore = (place: number, text: string): number => digitsOf(text.slice(0, place)).length
