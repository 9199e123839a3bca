import { optionalText } from 'domain/values/text.ts'
import { expect, test } from 'vitest'

// the assumption behind the size of a shard
test('no allowed character takes more than three bytes per UTF-16 unit in JSON', () => {
  const schema = optionalText(4)
  const bytesOf = (character: string) => (Buffer.byteLength(JSON.stringify(character)) - 2) / character.length
  const wider = Array.from({ length: 0x110000 }, (_none, code) => String.fromCodePoint(code)).filter(
    (character) => bytesOf(character) > 3 && schema.isValidSync(`a${character}a`),
  )
  expect(wider).toEqual([])
})
