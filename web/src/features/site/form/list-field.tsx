import { Trans, useLingui } from '@lingui/react/macro'
import { withoutMarks } from 'domain/content/formatted/formatted-texts.ts'
import { FieldArray, type FieldArrayRenderProps, getIn, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldMessage, Hint } from '#components/fields/field-frame.tsx'
import { formatList } from '#lib/format/format-list.ts'
import { useTexts } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { AnyList } from '../parts/form-definition.ts'
import { isEqual, type Path, toName, valueAt } from '../values.ts'
import { ChangedWord, WasBefore } from './changed-mark.tsx'
import { fieldId, useContentField, useFormContext } from './form-context.ts'
import { formatValue, toText } from './format-value.ts'
import { ListItem } from './list-item.tsx'
import { emptyItemOf, maxOf, type Rules } from './rules.ts'

interface Keys {
  keys: readonly number[]
  /** The next key that was never used. */
  next: number
}

const keysFor = (count: number, { keys, next }: Keys): Keys => ({
  keys: Array.from({ length: count }, (_none, index) => keys[index] ?? next + index),
  next: next + count,
})

/**
 * Gives every item of a list a key that stays with it when it moves, so that focus and open state move too.
 * @param count how many items there are now; where that changes from outside, those at the end are new or gone
 */
function useListKeys(count: number) {
  const [stored, setStored] = useState<Keys>(() => keysFor(count, { keys: [], next: 1 }))
  const known = stored.keys.length === count ? stored : keysFor(count, stored)
  // set while rendering, so that no item is ever drawn without a key
  if (known !== stored) setStored(known)
  const { keys, next } = known
  return {
    all: keys,
    /** Adds a key at an index, and returns it. */
    insert: (index: number) => {
      setStored({ keys: keys.toSpliced(index, 0, next), next: next + 1 })
      return next
    },
    remove: (index: number) => setStored({ keys: keys.toSpliced(index, 1), next }),
    move: (from: number, to: number) =>
      setStored({ keys: keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)), next }),
  }
}

const List = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const Head = styled.div`
  display: grid;
  gap: var(--s1);
  margin-block-end: var(--s3);
`
const Name = styled.b<{ $isHidden: boolean }>`
  line-height: 1.35;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s4);
  margin-block-start: var(--s4);
`

/** Returns the first message of a field or of any field inside it. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error).map(firstMessage).find(Boolean)
}

interface ListFieldProps {
  path: Path
  definition: AnyList
  rules: Rules
  /** Whether a heading above it says its label already. */
  hasHeading: boolean
  /** Renders the fields of the item at an index. */
  children: (index: number) => ReactNode
}

/** Renders a list whose items can be changed, added, removed and moved, each with the keyboard alone. */
export const ListField = (props: ListFieldProps) => (
  <FieldArray name={toName(props.path)}>{(array) => <Items {...props} array={array} />}</FieldArray>
)

interface ItemsProps extends ListFieldProps {
  array: FieldArrayRenderProps
}

function Items({ path, definition, rules, hasHeading, children, array }: ItemsProps) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const { id, value, change, error } = useContentField(path)
  const items = value as readonly unknown[]
  const keys = useListKeys(items.length)
  const [open, setOpen] = useState<number>()
  const [added, setAdded] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<{ item: unknown; index: number }>()
  const list = useRef<HTMLFieldSetElement>(null)
  const { changes, wanted } = useFormContext()
  const { errors } = useFormikContext()
  const wantedIndex = items.findIndex((_item, index) => wanted?.startsWith(`${toName([...path, index])}.`))
  const wantedKey = keys.all[wantedIndex]
  if (wantedKey !== undefined && open !== wantedKey) setOpen(wantedKey)
  const max = maxOf(rules) ?? Infinity
  const nameAt = (index: number) => toText(valueAt(items[index], [definition.titleField])) || t`No name`

  const itemErrors: unknown = getIn(errors, toName(path))
  const changed = new Set(
    changes
      .filter((other) => isEqual(other.path.slice(0, path.length), path))
      .map((other) => other.path[path.length]),
  )
  const detailsOf = (item: unknown) => {
    const plain = withoutMarks(rules, item)
    const details = (definition.detailFields ?? []).map((field) => toText(valueAt(plain, [field])))
    return formatList(details, i18n.locale)
  }

  /** Focuses what a press leads to, once it is rendered. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())

  const handleAdd = () => {
    const key = keys.insert(items.length)
    array.push({ ...emptyItemOf(rules), ...definition.newItem?.() })
    setOpen(key)
    setAdded(key)
    focusOn(`[data-key='${key}'] :is(input, textarea, select)`)
  }
  const handleMove = (index: number, by: -1 | 1) => {
    const to = index + by
    if (to < 0 || to >= items.length) return
    const key = keys.all[index]
    const [name, total] = [nameAt(index), items.length]
    keys.move(index, to)
    array.move(index, to)
    setAnnouncement(t`${name}: ${to + 1} of ${total}`)
    focusOn(`[data-key='${key}'] [data-move='${by}']`)
  }
  const handleRemove = (index: number) => {
    const name = nameAt(index)
    setRemoved({ item: items[index], index })
    setAnnouncement(t`Removed: ${name}`)
    setOpen(undefined)
    keys.remove(index)
    array.remove(index)
    focusOn('[data-undo]')
  }
  const handleUndo = () => {
    if (!removed) return
    const key = keys.insert(removed.index)
    array.insert(removed.index, removed.item)
    setRemoved(undefined)
    setAnnouncement('')
    focusOn(`[data-key='${key}'] [data-edit]`)
  }
  const toggle = (key: number, isOpen: boolean) => {
    setOpen(isOpen ? key : undefined)
    setAdded(undefined)
    focusOn(isOpen ? `[data-key='${key}'] :is(input, textarea, select)` : `[data-key='${key}'] [data-edit]`)
  }

  // the same functions at every rendering, so that closed items are not rendered again
  const latest = useRef({ handleMove, handleRemove, toggle })
  useEffect(() => {
    latest.current = { handleMove, handleRemove, toggle }
  })
  const [handlers] = useState(() => ({
    onMove: (index: number, by: -1 | 1) => latest.current.handleMove(index, by),
    onRemove: (index: number) => latest.current.handleRemove(index),
    onToggle: (key: number, isOpen: boolean) => latest.current.toggle(key, isOpen),
  }))

  return (
    <List ref={list} id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Head>
        <span>
          <Name id={`${id}-name`} $isHidden={hasHeading}>
            {i18n._(definition.label)}
          </Name>
          {change && <ChangedWord />}
        </span>
        {definition.hint && <Hint>{i18n._(definition.hint)}</Hint>}
        {change && <WasBefore was={formatValue(definition, change.was)} />}
        {error && <FieldMessage id={id}>{error}</FieldMessage>}
      </Head>
      <ol>
        {items.map((item, index) => {
          const key = keys.all[index] ?? 0
          return (
            <ListItem
              key={key}
              {...handlers}
              index={index}
              id={fieldId([...path, index])}
              details={detailsOf(item)}
              isChanged={changed.has(index)}
              message={Array.isArray(itemErrors) ? firstMessage(itemErrors[index]) : undefined}
              listKey={key}
              name={nameAt(index)}
              count={items.length}
              isOpen={open === key}
              isNew={added === key}
            >
              {open === key && children(index)}
            </ListItem>
          )
        })}
      </ol>
      <Foot>
        {items.length < max ? (
          <Button type="button" $kind="line" $small onClick={handleAdd}>
            <Icon name="plus" />
            {i18n._(definition.add)}
          </Button>
        ) : (
          <Hint>{texts.field.tooManyItems(max)}</Hint>
        )}
        <Hint as="output">{announcement}</Hint>
        {removed && items.length < max && (
          <Button type="button" $kind="plain" $small data-undo onClick={handleUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </Foot>
    </List>
  )
}
