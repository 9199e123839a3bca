import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'

/** The one file of what CSS cannot mirror. */
const MIRRORED = 'styles/mirrored.ts'

const SIDED = /(^|-)(left|right|top|bottom)(-|$)/
const SIZED = /^(min-|max-)?(width|height)$/
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/
const PLACED = /^(background|mask|object|perspective)-position$|^(transform|perspective)-origin$/
const SIDES = /\b(left|right)\b/

/** Returns the parts of a value; what is within parentheses is one part. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

const isMoved = (length = '0') => !/^(0|none|50%|center)$/.test(length)

/** Returns whether a declaration says left or right, or says top to bottom where there is a word for the block. */
function isPhysical(property: string, value: string): boolean {
  if (property.startsWith('--')) return false
  const parts = partsOf(value)
  if (SIDED.test(property) || SIZED.test(property)) return true
  if (FOUR_SIDES.test(property)) return parts.length === 4 && parts[1] !== parts[3]
  if (property === 'border-radius') return new Set(parts).size > 1
  if (PLACED.test(property)) return isMoved(parts[0])
  if (property === 'translate') return isMoved(parts[0])
  if (property === 'scale') return parts[0]?.startsWith('-') ?? false
  if (property === 'box-shadow') return isMoved(parts.find((part) => part !== 'inset'))
  return property !== 'grid-template-areas' && SIDES.test(value.replaceAll(/url\([^)]*\)|var\([^)]*\)/g, ''))
}

/** Lists the physical declarations of a style sheet, or of a file with styled components. */
function findPhysical(text: string): string[] {
  const declarations = [...text.matchAll(/(?:^|[{;])\s*([a-z-]+):\s+([^;{}`]+);/gm)]
  return declarations
    .filter(([, property = '', value = '']) => isPhysical(property, value))
    .map(([, property, value]) => `${property}: ${value}`)
}

const styled = globSync('**/*.{ts,tsx,css}', { cwd: fromRoot('web/src') })
  .filter((file) => !file.includes('.test.'))
  .map((file) => [file, readFileSync(fromRoot('web/src', file), 'utf8')] as const)
  .filter(([file, text]) => file.endsWith('.css') || text.includes("from 'styled-components'"))

test('no style says left or right, except where CSS cannot mirror', () => {
  const found = styled.flatMap(([file, text]) => findPhysical(text).map((one) => `${file}: ${one}`))
  expect(styled.length).toBeGreaterThan(200)
  expect(found.filter((one) => !one.startsWith(`${MIRRORED}:`))).toEqual([])
  expect(found.filter((one) => one.startsWith(`${MIRRORED}:`))).not.toEqual([])
})

test('no other style asks for the direction', () => {
  const asking = styled.filter(([, text]) => /\[dir=['"]?rtl|:dir\(/.test(text))
  expect(asking.map(([file]) => file)).toEqual([MIRRORED])
})

test.each([
  'margin-left: 4px;',
  'width: 4px;',
  'padding: 1px 2px 3px 4px;',
  'text-align: right;',
  'float: left;',
  'inset: 0 auto auto 0;',
  'border-radius: 3px 0 0 3px;',
  'background-position: right 16px center;',
  'box-shadow: inset 4px 0 var(--accent);',
  'translate: -4px 0;',
  'border-left: 1px solid;',
  'top: 0;',
])('"%s" is found', (declaration) => {
  expect(findPhysical(`a {\n  ${declaration}\n}`)).toHaveLength(1)
})
