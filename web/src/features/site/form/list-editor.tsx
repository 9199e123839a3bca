import { Trans, useLingui } from '@lingui/react/macro'
import { formatRule } from 'domain/schemas/rule.ts'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { FieldMessage, Hint } from '#components/fields/field-frame.tsx'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { AnyList } from '../part-text.ts'
import { blankOf, mostOf, type Rules } from '../rules.ts'
import { formatValue, shownValue } from '../format-value.ts'
import { nameOf, type Path, valueAt } from '../values.ts'
import { ChangedWord, WasBefore } from './changed-mark.tsx'
import { ListItem } from './list-item.tsx'
import { useFieldState, usePartForm } from './part-form-context.ts'
import { useListKeys } from './use-list-keys.ts'

const List = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* the bar on top stays in view */
  scroll-margin-block: 260px 24px;
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

interface ListEditorProps {
  path: Path
  text: AnyList
  rules: Rules
  /** Whether a heading above it says its name already. */
  isNamed: boolean
  /** The fields of the item at a place. */
  children: (place: number) => ReactNode
}

/** A list of a part: its items can be changed, added, removed and moved, each with the keyboard alone. */
export function ListEditor({ path, text, rules, isNamed, children }: ListEditorProps) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const { id, value, change, error, set } = useFieldState(path)
  const items = value as readonly unknown[]
  const { keys, move, add, remove, insert } = useListKeys(items.length)
  const [open, setOpen] = useState<number>()
  const [added, setAdded] = useState<number>()
  const [news, setNews] = useState('')
  const [removed, setRemoved] = useState<{ item: unknown; place: number; name: string }>()
  const list = useRef<HTMLFieldSetElement>(null)
  const { wanted } = usePartForm()
  const soughtIn = items.findIndex((_item, place) => wanted?.startsWith(`${nameOf([...path, place])}.`))
  if (soughtIn >= 0 && open !== keys[soughtIn]) setOpen(keys[soughtIn])
  const most = mostOf(rules) ?? Infinity
  const nameAt = (place: number) => shownValue(valueAt(items[place], [text.titled])) || t`No name`

  /** Gives the focus to what a press leads to, once it stands there. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())

  const handleAdd = () => {
    const key = add()
    set([...items, blankOf(rules)])
    setOpen(key)
    setAdded(key)
    focusOn(`[data-key='${key}'] :is(input, textarea, select)`)
  }
  const handleMove = (place: number, by: -1 | 1) => {
    const to = place + by
    if (to < 0 || to >= items.length) return
    const key = keys[place]
    const [name, total] = [nameAt(place), items.length]
    move(place, to)
    set(items.toSpliced(place, 1).toSpliced(to, 0, items[place]))
    setNews(t`${name}: ${to + 1} of ${total}`)
    focusOn(`[data-key='${key}'] [data-move='${by}']`)
  }
  const handleRemove = (place: number) => {
    const name = nameAt(place)
    setRemoved({ item: items[place], place, name })
    setNews(t`Removed: ${name}`)
    setOpen(undefined)
    remove(place)
    set(items.toSpliced(place, 1))
    focusOn('[data-back]')
  }
  const handleBack = () => {
    if (!removed) return
    const key = insert(removed.place)
    set(items.toSpliced(removed.place, 0, removed.item))
    setRemoved(undefined)
    setNews('')
    focusOn(`[data-key='${key}'] [data-edit]`)
  }
  const toggle = (key: number, isOpen: boolean) => {
    setOpen(isOpen ? key : undefined)
    setAdded(undefined)
    focusOn(isOpen ? `[data-key='${key}'] :is(input, textarea, select)` : `[data-key='${key}'] [data-edit]`)
  }

  return (
    <List ref={list} id={id} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Head>
        <span>
          <Name id={`${id}-name`} $isHidden={isNamed}>
            {i18n._(text.label)}
          </Name>
          {change && <ChangedWord />}
        </span>
        {text.hint && <Hint>{i18n._(text.hint)}</Hint>}
        {change && <WasBefore was={formatValue(text, change.was)} />}
        {error && <FieldMessage id={id}>{formatRule(texts, error)}</FieldMessage>}
      </Head>
      <ol>
        {items.map((item, place) => (
          <ListItem
            key={keys[place]}
            {...{ item, place, text, path }}
            listKey={keys[place] ?? 0}
            name={nameAt(place)}
            count={items.length}
            isOpen={open === keys[place]}
            isNew={added === keys[place]}
            onToggle={toggle}
            onMove={handleMove}
            onRemove={handleRemove}
          >
            {open === keys[place] && children(place)}
          </ListItem>
        ))}
      </ol>
      <Foot>
        {items.length < most ? (
          <Button type="button" $kind="line" $small onClick={handleAdd}>
            <Icon name="plus" />
            {i18n._(text.add)}
          </Button>
        ) : (
          <Hint>{texts.field.tooManyItems(most)}</Hint>
        )}
        <Hint as="output">{news}</Hint>
        {removed && items.length < most && (
          <Button type="button" $kind="plain" $small data-back onClick={handleBack}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </Foot>
    </List>
  )
}
