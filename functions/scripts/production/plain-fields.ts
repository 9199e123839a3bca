interface Value {
  stringValue?: string
  integerValue?: string
  mapValue?: Fields
}

/** A document, or a map in it, as Firestore's REST API tells it. */
export interface Fields {
  fields?: Record<string, Value>
}

/** Texts, whole numbers and maps of a document as they are, where Firestore's REST API says their types too; null is left out. */
export const plainFields = ({ fields = {} }: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { stringValue, integerValue, mapValue }]) => [
      name,
      mapValue ? plainFields(mapValue) : integerValue === undefined ? stringValue : Number(integerValue),
    ]),
  )
