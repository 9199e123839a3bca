/** Cards that are taken, by the names that the card library gives them. Names of companies are the same in every language. */
export const BRANDS = { visa: 'Visa', mastercard: 'Mastercard', unionpay: 'UnionPay' } as const

export type Brand = keyof typeof BRANDS

export const isBrand = (type: string | undefined): type is Brand => type !== undefined && type in BRANDS
