import type { MessageDescriptor } from '@lingui/core'

interface Named {
  label: MessageDescriptor
  hint?: MessageDescriptor
}

/** What a form says of a text or a number. */
export interface FieldText extends Named {
  /** Other than a line, whose height follows from its rules. `lines` where its line ends count. */
  kind?: 'email' | 'tel' | 'url' | 'date' | 'time' | 'lines'
  /** Stands beside another one. */
  isHalf?: true
  /** What may be chosen, where that is not free. */
  options?: Readonly<Record<string, MessageDescriptor>>
}

/** The same of a picture that is sent by itself. */
export interface PictureText extends Named {
  kind: 'picture'
}

/** What it says of several fields that belong together. */
export interface GroupText<T> extends Named {
  fields: FieldsText<T>
}

/** What it says of a list of such groups. */
export interface ListText<Item> extends GroupText<Item> {
  add: MessageDescriptor
  /** The field that names an item, and those that stand below its name. */
  titled: keyof Item & string
  lined?: readonly (keyof Item & string)[]
}

type TextOf<V> = V extends readonly (infer Item)[]
  ? ListText<Item>
  : V extends object
    ? GroupText<V>
    : FieldText | PictureText

/** A text for every field: where a part gets another field, this does not compile without its words. */
export type FieldsText<T> = { readonly [Name in keyof T]-?: TextOf<T[Name]> }

/** The form of a part: its fields in boxes. */
export interface PartText<Part> {
  label: MessageDescriptor
  /** Address of a page that shows it. */
  page: string
  boxes: readonly {
    heading: MessageDescriptor
    hint?: MessageDescriptor
    names: readonly (keyof Part & string)[]
  }[]
  fields: FieldsText<Part>
}

/** The same where it is not known which field it is. */
export type AnyFields = Readonly<Record<string, AnyText>>
export type AnyGroup = Named & { fields: AnyFields }
export type AnyList = AnyGroup & { add: MessageDescriptor; titled: string; lined?: readonly string[] }
export type AnyText = FieldText | PictureText | AnyGroup | AnyList

export const isList = (text: AnyText): text is AnyList => 'add' in text
export const isGroup = (text: AnyText): text is AnyGroup => 'fields' in text && !isList(text)
