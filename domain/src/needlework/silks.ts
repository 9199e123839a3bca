/** Each silk in two tones: stitched across it catches the light, stitched upright it does not. */
export const SILKS = {
  anaar: { across: '#d21f5b', upright: '#a80f42' },
  gulab: { across: '#f58cab', upright: '#e2638c' },
  genda: { across: '#f9c04a', upright: '#e39b1b' },
  tota: { across: '#3f9a6c', upright: '#23724c' },
  kora: { across: '#fffaf0', upright: '#dfd5c0' },
  raat: { across: '#2b3154', upright: '#14182b' },
} as const

export type Silk = keyof typeof SILKS

/** The cotton under the silk, by its fill colour. */
export const GROUNDS = { raat: '#14182b', kora: '#f1eadc', genda: '#f7b733', anaar: '#a80f42' } as const

export type Ground = keyof typeof GROUNDS

/** Five silks that go together; the first one leads. */
export type Basket = readonly [Silk, Silk, Silk, Silk, Silk]

export const BASKETS: Readonly<Record<Ground, Basket>> = {
  raat: ['anaar', 'gulab', 'genda', 'kora', 'tota'],
  kora: ['anaar', 'tota', 'genda', 'gulab', 'anaar'],
  genda: ['anaar', 'raat', 'kora', 'tota', 'anaar'],
  anaar: ['genda', 'kora', 'raat', 'gulab', 'kora'],
}
