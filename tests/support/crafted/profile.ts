const D50 = [0xf6d6, 0x10000, 0xd32d]

/** Returns a colour profile (ICC) that needs this many calculations for each colour. */
export function profileOf(calculations: number): Buffer {
  const matrix = Buffer.alloc(60)
  matrix.write('matf', 'latin1')
  matrix.writeUInt16BE(3, 8)
  matrix.writeUInt16BE(3, 10)
  for (const entry of [0, 4, 8]) matrix.writeFloatBE(0.9999, 12 + 4 * entry)
  matrix.writeFloatBE(0.0001, 16)
  // the list may repeat one calculation many times
  const list = Buffer.alloc(16 + 8 * calculations)
  list.write('mpet', 'latin1')
  list.writeUInt16BE(3, 8)
  list.writeUInt16BE(3, 10)
  list.writeUInt32BE(calculations, 12)
  for (let at = 16; at < list.length; at += 8) {
    list.writeUInt32BE(list.length, at)
    list.writeUInt32BE(matrix.length, at + 4)
  }
  const white = Buffer.alloc(20)
  white.write('XYZ ', 'latin1')
  D50.forEach((value, n) => white.writeInt32BE(value, 8 + 4 * n))
  const conversion = Buffer.concat([list, matrix])
  return profile({ D2B0: conversion, A2B0: conversion, wtpt: white })
}

function profile(tags: Record<string, Buffer>): Buffer {
  const header = Buffer.alloc(128)
  header.writeUInt32BE(0x04300000, 8)
  for (const [at, text] of [
    [12, 'mntr'],
    [16, 'RGB '],
    [20, 'XYZ '],
    [36, 'acsp'],
  ] as const)
    header.write(text, at)
  D50.forEach((value, n) => header.writeInt32BE(value, 68 + 4 * n))
  const entries = Object.entries(tags)
  const table = Buffer.alloc(4 + 12 * entries.length)
  table.writeUInt32BE(entries.length)
  let at = header.length + table.length
  entries.forEach(([name, data], n) => {
    table.write(name, 4 + 12 * n)
    table.writeUInt32BE(at, 8 + 12 * n)
    table.writeUInt32BE(data.length, 12 + 12 * n)
    at += data.length
  })
  header.writeUInt32BE(at)
  return Buffer.concat([header, table, ...entries.map(([, data]) => data)])
}
