import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { SelectBox } from '#components/dashboard/selection.tsx'
import { SelectionSide } from './inbox-layout.ts'

/* the box stands above those of the rows */
const Count = styled.b`
  display: flex;
  align-items: center;
  margin-inline-start: -12px;
`

/** The id of the box that selects all rows, which takes the focus when a selection starts. */
export const SELECT_ALL = 'select-all'

interface SelectionToolsProps {
  /** Whether an open entry covers the list, on a phone. */
  isBehind: boolean
  /** Ids of the rows, and of the selected ones. */
  ids: readonly string[]
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onDelete: () => void
  onCancel: () => void
}

/** Shows how many rows are selected, and what to do with them. */
export function SelectionTools({
  isBehind,
  ids,
  selected,
  onSelect,
  onDelete,
  onCancel,
}: SelectionToolsProps) {
  const { t } = useLingui()
  const count = selected.length
  const isAll = count === ids.length
  return (
    <SelectionSide $isBehind={isBehind}>
      <Count>
        <SelectBox
          id={SELECT_ALL}
          label={t`Select all on this page`}
          isChecked={isAll}
          isMixed={!isAll && count > 0}
          onChange={(isChosen) => onSelect(isChosen ? ids : [])}
        />
        <output>
          <Trans>{count} selected</Trans>
        </output>
      </Count>
      <Button type="button" $kind="lineOnDark" $small aria-disabled={count === 0} onClick={onDelete}>
        <Icon name="bin" />
        <Trans>Delete…</Trans>
      </Button>
      <Button type="button" $kind="lineOnDark" $small onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      {/* toasts cover this end */}
      <span />
    </SelectionSide>
  )
}
