import { expect, test } from 'vitest'
import { zipStored } from './zip-stored.ts'

test('the archive holds the file as it is, with its checksum in both headers', () => {
  const zip = zipStored('a.txt', Buffer.from('hello'))
  const central = 30 + 'a.txt'.length + 'hello'.length
  expect(zip.subarray(30, central).toString()).toBe('a.txthello')
  expect(zip.readUInt32LE(14).toString(16)).toBe('3610a686')
  expect(zip.readUInt32LE(central + 16).toString(16)).toBe('3610a686')
  expect(zip.readUInt32LE(zip.length - 6)).toBe(central)
})
