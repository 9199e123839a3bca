import type { MessageDescriptor } from '@lingui/core'
import type { FieldName } from 'domain/texts/labels-en.ts'
import type { Language } from 'domain/texts/languages.ts'
import type { Values } from '../values.ts'

interface Labelled {
  label: MessageDescriptor
  hint?: MessageDescriptor
}

/** Defines how a form shows a text or a number. */
export interface FieldDefinition extends Labelled {
  /**
   * Replaces the default: one line, or several lines where the rules allow a long text. `lines` keeps the line breaks.
   */
  kind?: 'email' | 'tel' | 'url' | 'date' | 'time' | 'lines'
  /** Gives the field half the width, so that another one fits beside it. */
  isHalf?: true
  /** Lists the choices with their labels, where only these values are allowed. */
  options?: Readonly<Record<string, MessageDescriptor>>
  /** Links to a page that helps to fill the field in, opened in a new tab. @param values those of the whole form */
  help?: { label: MessageDescriptor; addressFor: (values: Values) => string }
  /** Converts the typed text, such as a copied address. */
  convert?: (text: string) => string
}

/** Defines how a form shows a picture. The form uploads the picture as soon as the user chooses it. */
export interface PictureDefinition extends Labelled {
  kind: 'picture'
}

/** Defines how a form shows a list of fixed values: each is ticked or not. */
export interface ChoicesDefinition extends Labelled {
  kind: 'choices'
  /** Lists the values in order. Each is the name of a field and shown as its label. */
  choices: readonly FieldName[]
}

/** Defines a field that the form does not show. */
interface HiddenDefinition extends Labelled {
  kind: 'hidden'
}

/** Defines how a form shows fields that belong together. */
interface GroupDefinition<T> extends Labelled {
  fields: FieldDefinitions<T>
}

/** Defines how a form shows a list of such groups. */
export interface ListDefinition<Item> extends GroupDefinition<Item> {
  add: MessageDescriptor
  /** Names the field whose value is the item's title in the list. */
  titleField: keyof Item & string
  /** Names the fields whose values the list shows below that title. */
  detailFields?: readonly (keyof Item & string)[]
  /** Builds the values of a new item that are not empty. */
  newItem?: () => Partial<Item>
}

type DefinitionOf<V> = V extends readonly (infer Item)[]
  ? [Item] extends [string]
    ? ChoicesDefinition
    : ListDefinition<Item>
  : V extends object
    ? GroupDefinition<V>
    : FieldDefinition | PictureDefinition | HiddenDefinition

/** Names a field in another language, such as `title_ur`. The form shows it with the field that it translates. */
type Translation = `${string}_${Exclude<Language, 'en'>}`

/** Maps every field to its definition. Code with a field that has none does not compile. */
type FieldDefinitions<T> = {
  readonly [Name in keyof T as Name extends Translation ? never : Name]-?: DefinitionOf<T[Name]>
}

/** Defines the form for one part of the website text (`ContentPart`): its fields, grouped in boxes. */
export interface PartDefinition<Part> {
  label: MessageDescriptor
  /** Holds the address of a page that shows this part; absent if no public page does. */
  page?: string
  /** Lists the boxes in their order on the form. Each field belongs to one box. */
  boxes: readonly {
    heading: MessageDescriptor
    hint?: MessageDescriptor
    fieldNames: readonly (keyof FieldDefinitions<Part> & string)[]
  }[]
  fields: FieldDefinitions<Part>
}

/** Describes the same definitions for code that does not know the fields of the part. */
export type AnyFields = Readonly<Record<string, AnyDefinition>>
type AnyGroup = Labelled & { fields: AnyFields }
export type AnyList = AnyGroup & {
  add: MessageDescriptor
  titleField: string
  detailFields?: readonly string[]
  newItem?: () => Values
}
export type AnyDefinition =
  FieldDefinition | PictureDefinition | ChoicesDefinition | HiddenDefinition | AnyGroup | AnyList
export type AnyForm = Pick<PartDefinition<Record<string, unknown>>, 'boxes'> & { fields: AnyFields }

/** Returns whether a field is a list of groups. */
export const isList = (definition: AnyDefinition): definition is AnyList => 'add' in definition
/** Returns whether a field is a group of others. */
export const isGroup = (definition: AnyDefinition): definition is AnyGroup =>
  'fields' in definition && !isList(definition)
