/** What a visitor says of her card. It stays in the browser. */
export interface Card {
  brand: string
  holder: string
  number: string
  expireDate: string
  cvv: string
}

/** What stands behind the card fields. */
export interface Payments {
  /** Gives a card to the company. @returns what the company calls it, which is all that our server is told. @throws where it refuses */
  tokenise: (card: Card) => Promise<{ token: string }>
}
