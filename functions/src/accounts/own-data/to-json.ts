/** A list whose items are read while they are written. */
type Listed = AsyncIterable<object>

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Writes an object as JSON. Its lists are never in memory as a whole. */
export async function* toJson(parts: Record<string, unknown>): AsyncGenerator<string> {
  let isFirst = true
  for (const [name, value] of Object.entries(parts)) {
    yield `${isFirst ? '{' : ','}\n${JSON.stringify(name)}: `
    isFirst = false
    if (isListed(value)) yield* listToJson(value)
    else yield JSON.stringify(value, null, 2)
  }
  yield '\n}\n'
}

async function* listToJson(list: Listed): AsyncGenerator<string> {
  let before = '['
  for await (const item of list) {
    yield `${before}\n${JSON.stringify(item)}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}
