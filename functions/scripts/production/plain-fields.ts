interface Value {
  stringValue?: string
  integerValue?: string
  doubleValue?: number
  booleanValue?: boolean
  mapValue?: Fields
  arrayValue?: { values?: Value[] }
}

/** A document, or a map in it, in the format of Firestore's REST API. */
export interface Fields {
  fields?: Record<string, Value>
}

/** Converts a document of Firestore's REST API to plain values. Leaves out null. */
export const plainFields = ({ fields = {} }: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))

function plain({ mapValue, arrayValue, integerValue, ...others }: Value): unknown {
  if (mapValue) return plainFields(mapValue)
  if (arrayValue) return (arrayValue.values ?? []).map(plain)
  if (integerValue !== undefined) return Number(integerValue)
  return others.stringValue ?? others.doubleValue ?? others.booleanValue
}
