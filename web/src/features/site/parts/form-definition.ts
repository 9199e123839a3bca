import type { MessageDescriptor } from '@lingui/core'
import type { Language } from 'domain/texts/languages.ts'
import type { Values } from '../values.ts'

interface Labelled {
  label: MessageDescriptor
  hint?: MessageDescriptor
}

/** How a form shows a text or a number. */
export interface FieldDefinition extends Labelled {
  /** Other than one line, or several where the rules allow a long text. `lines` keeps its line ends. */
  kind?: 'email' | 'tel' | 'url' | 'date' | 'time' | 'lines'
  /** Shown beside another field. */
  isHalf?: true
  /** The choices, where the value is not free. */
  options?: Readonly<Record<string, MessageDescriptor>>
  /** A page that helps to fill the field in, opened in a new tab. @param values those of the whole form */
  help?: { label: MessageDescriptor; addressFor: (values: Values) => string }
  /** Converts what was typed, such as a copied address. */
  convert?: (text: string) => string
}

/** How a form shows a picture, which is sent as soon as it is chosen. */
export interface PictureDefinition extends Labelled {
  kind: 'picture'
}

/** How a form shows fields that belong together. */
export interface GroupDefinition<T> extends Labelled {
  fields: FieldDefinitions<T>
}

/** How a form shows a list of such groups. */
export interface ListDefinition<Item> extends GroupDefinition<Item> {
  add: MessageDescriptor
  /** The field that names an item, and those shown below its name. */
  titleField: keyof Item & string
  detailFields?: readonly (keyof Item & string)[]
}

type DefinitionOf<V> = V extends readonly (infer Item)[]
  ? ListDefinition<Item>
  : V extends object
    ? GroupDefinition<V>
    : FieldDefinition | PictureDefinition

/** A field in another language, such as `title_ur`. The form shows it with the field that it translates. */
type Translation = `${string}_${Exclude<Language, 'en'>}`

/** A definition for every field. A part that gets another field does not compile without one. */
export type FieldDefinitions<T> = {
  readonly [Name in keyof T as Name extends Translation ? never : Name]-?: DefinitionOf<T[Name]>
}

/** The form of a part: its fields in boxes. */
export interface PartDefinition<Part> {
  label: MessageDescriptor
  /** Address of a page that shows it. */
  page: string
  boxes: readonly {
    heading: MessageDescriptor
    hint?: MessageDescriptor
    names: readonly (keyof FieldDefinitions<Part> & string)[]
  }[]
  fields: FieldDefinitions<Part>
}

/** The same for code that does not know which fields there are. */
export type AnyFields = Readonly<Record<string, AnyDefinition>>
export type AnyGroup = Labelled & { fields: AnyFields }
export type AnyList = AnyGroup & {
  add: MessageDescriptor
  titleField: string
  detailFields?: readonly string[]
}
export type AnyDefinition = FieldDefinition | PictureDefinition | AnyGroup | AnyList
export type AnyForm = Pick<PartDefinition<Record<string, unknown>>, 'boxes'> & { fields: AnyFields }

export const isList = (definition: AnyDefinition): definition is AnyList => 'add' in definition
export const isGroup = (definition: AnyDefinition): definition is AnyGroup =>
  'fields' in definition && !isList(definition)
