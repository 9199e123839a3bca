interface Value {
  stringValue?: string
  integerValue?: string
  mapValue?: Fields
  arrayValue?: { values?: Value[] }
}

/** A document, or a map in it, as Firestore's REST API tells it. */
export interface Fields {
  fields?: Record<string, Value>
}

/** Texts, whole numbers, lists and maps of a document as they are, where Firestore's REST API says their types too; null is left out. */
export const plainFields = ({ fields = {} }: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))

function plain({ stringValue, integerValue, mapValue, arrayValue }: Value): unknown {
  if (mapValue) return plainFields(mapValue)
  if (arrayValue) return (arrayValue.values ?? []).map(plain)
  return integerValue === undefined ? stringValue : Number(integerValue)
}
