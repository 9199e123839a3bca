import { crc32 } from 'node:zlib'

/** 1 January 1980, the earliest that the format knows. */
const DATE = 0x0021

/** A zip archive that holds one file, uncompressed. */
export function zipStored(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name)
  const sum = crc32(content)

  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(10, 4)
  local.writeUInt16LE(DATE, 12)
  local.writeUInt32LE(sum, 14)
  local.writeUInt32LE(content.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(path.length, 26)

  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(10, 4)
  local.copy(central, 6, 4, 28) // version, flags, method, time, date, sum, sizes, name length

  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + path.length, 12)
  end.writeUInt32LE(local.length + path.length + content.length, 16)

  return Buffer.concat([local, path, content, central, path, end])
}
