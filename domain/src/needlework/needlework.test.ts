import { describe, expect, it, test } from 'vitest'
import { border, toCssUrl } from './border.ts'
import { cloth } from './cloth.ts'
import type { Drawing } from './drawing.ts'
import { motif } from './motif.ts'
import { picture } from './picture.ts'
import { portrait } from './portrait.ts'
import { randomFrom } from './random.ts'
import { toSvg } from './to-svg.ts'

/**
 * A hash of what is visible, in order: colours, places and stitches. Recorded when the design was decided.
 */
const fingerprint = (drawing: Drawing) => {
  let h = 2166136261
  for (const [, value = ''] of toSvg(drawing).matchAll(/ (?:d|stroke|fill|transform)="([^"]*)"/g)) {
    if (value === 'none') continue
    for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 16777619)
  }
  return (h >>> 0).toString(16)
}

describe('the same seed gives the same drawing as when the design was decided', () => {
  it('random numbers', () => {
    const random = randomFrom('x')
    expect([random(), random(), random()]).toEqual([
      0.4801359330303967, 0.10925848642364144, 0.8231615843251348,
    ])
  })

  it.each([
    [motif('value-Collaboration', { n: 8 }), '139d92b1'],
    [motif('vision-7', { n: 20, ground: 'anaar', kinds: ['star'] }), '8e16e6bf'],
    [motif('lost-4', { n: 18, done: 0.36, kinds: ['star'] }), '9152cc42'],
    [motif('empty-2', { n: 14, done: 0, kinds: ['star'] }), 'da837bb3'],
    [
      cloth('bagh-12', { cols: 5, rows: 4, n: 10, none: [0, 5, 10], open: [1, 6, 16], place: 15 }),
      '5416788a',
    ],
    [cloth('banner-blog', { cols: 5, rows: 2, n: 8, none: [0], open: [1, 5] }), '4a1082f1'],
  ])('figures and cloths %#', (drawing, expected) => {
    expect(fingerprint(drawing)).toBe(expected)
  })

  it.each([
    ['one', 'raat', '40e1432b'],
    ['one', 'genda', 'c90dd1fc'],
    ['yard', 'raat', 'c2b7eeb'],
    ['yard', 'kora', 'bb042b02'],
    ['corner', 'raat', '609a4e53'],
    ['corner', 'anaar', 'ad8d218b'],
    ['bands', 'raat', '47439337'],
    ['bands', 'genda', 'd149cd05'],
    ['row', 'kora', '9ab001fc'],
    ['row', 'anaar', '190cde74'],
  ] as const)('pictures in layout %s on %s', (layout, ground, expected) => {
    expect(fingerprint(picture('post-1', { layout, ground }))).toBe(expected)
  })

  it.each([
    ['a', '15216ff8'],
    ['b', 'bc8e0429'],
    ['c', 'e1782e6d'],
    ['zarmina', '7ee19c31'],
    ['post-42', '922fbe83'],
    ['é اردو 🧵', 'd2f7c1c3'],
  ])('the ground and layout chosen by %s', (seed, expected) => {
    expect(fingerprint(picture(seed))).toBe(expected)
  })

  it.each([
    ['mark-43', '580e1363', 'ac1ac9a5', 'f1fefd84'],
    ['palwasha91', '11e195c6', 'c9fbf09b', '27c62790'],
    ['é اردو 🧵', 'e81be9f6', 'fb267910', 'c7f014be'],
  ])('the portrait of %s: small, open for initials, half finished', (name, small, open, half) => {
    expect(fingerprint(portrait(name, { n: 7 }))).toBe(small)
    expect(fingerprint(portrait(name, { n: 18, open: 0.44, ground: 'genda' }))).toBe(open)
    expect(fingerprint(portrait(name, { n: 16, done: 0.5 }))).toBe(half)
  })

  it.each([
    ['running', '7d6485b2'],
    ['lehriya', '8c2d9662'],
    ['kangura', 'fb7a59d9'],
    ['tara', 'ce2be75d'],
    ['patti', 'a86ef2a1'],
  ] as const)('the border %s', (name, expected) => {
    expect(fingerprint(border(name))).toBe(expected)
  })
})

test('repeated columns look the same, and only those', () => {
  const { patches } = cloth('banner-blog', { cols: 5, rows: 1, n: 8, repeat: 3, open: [3] })
  const sewn = patches.map(({ stitches }) => JSON.stringify(stitches))
  expect(sewn[4]).toBe(sewn[1])
  expect(new Set(sewn.slice(0, 4)).size).toBe(4) // one of them is open and has no stitches
})

describe('the markup', () => {
  it('has one path per colour and direction', () => {
    expect(toSvg(portrait('mark-43', { n: 4 }))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" fill="none" stroke-width="7.8" aria-hidden="true" focusable="false">' +
        '<path stroke="#d21f5b" d="m31 15h18m-28 10h8m22 0h8m-28 10h18m-18 10h18m-28 10h8m22 0h8m-28 10h18"/>' +
        '<path stroke="#3f9a6c" d="m31 25h18m-18 30h18"/>' +
        '<path stroke="#a80f42" d="m15 31v18m50-18v18"/>' +
        '<path stroke="#23724c" d="m25 31v18m30-18v18"/></svg>',
    )
  })

  it('has no style attribute and numbers the tiles of a cloth for the animation', () => {
    const markup = toSvg(cloth('bagh-12', { cols: 3, rows: 2, n: 6, open: [1] }))
    expect(markup).not.toContain('style')
    expect([...markup.matchAll(/<g class="(i\d)"/g)].map(([, order]) => order)).toEqual(
      'i0 i1 i2 i1 i2 i3'.split(' '),
    )
    expect(markup).toContain('currentColor')
  })

  it.each(['<script>', '"onload="x', '</svg>', "'", '&', '\u0000'])('never contains the seed %j', (seed) => {
    for (const drawing of [
      portrait(seed),
      picture(seed),
      motif(seed, { n: 12 }),
      cloth(seed, { cols: 1, rows: 1, n: 12, open: [] }),
    ])
      expect(toSvg(drawing)).toMatch(/^<svg [^<>]*>(<g [^<>]*>)?(<path [^<>]*\/>)*(<\/g>)?<\/svg>$/)
  })

  it('becomes a CSS url without a character that would end it', () => {
    const url = toCssUrl(border('running'))
    expect(url).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]*"\)$/)
    expect(url).toContain("width='24' height='6'")
  })
})
