import styled from 'styled-components'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { SelectionBar } from '#components/dashboard/selection.tsx'
import { narrowList } from '#styles/narrow-list.ts'

interface Side {
  /** Whether it is hidden on a phone, because the other side is shown. */
  $isBehind: boolean
}

const behind = ({ $isBehind }: Side) => ($isBehind ? 'none' : 'block')

/** The filters, above the list and the open entry. */
export const FilterSide = styled.div<Side>`
  grid-column: 1 / -1;
  border-block-end: 1px solid var(--line);

  ${narrowList} {
    display: ${behind};
  }
`

/** The bar of the selection, in place of the filters. */
export const SelectionSide = styled(SelectionBar)<Side>`
  grid-column: 1 / -1;
  min-block-size: 61px;

  ${narrowList} {
    display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  }
`

/** The list, at the start side. */
export const ListSide = styled.div<Side>`
  min-inline-size: 0;
  border-inline-end: 1px solid var(--line);

  ${narrowList} {
    display: ${behind};
    border: 0;
  }
`

/** The open entry, at the end side. */
export const DetailSide = styled.div<Side>`
  min-inline-size: 0;

  ${narrowList} {
    display: ${behind};
  }
`

/** The tools for the whole list. */
export const ListTools = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
`

/** Starts a selection. */
export const SelectButton = styled(MiniButton)``

/** Lays out a list and its open entry side by side. */
export const InboxLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 392px) minmax(0, 1fr);
  margin-block-start: var(--s4);
  border: 1px solid var(--line);
  background: var(--surface);

  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
  }
  &:has(> ${SelectionSide}) > ${FilterSide} {
    display: none;
  }
  /* without entries there is nothing to select */
  &:not(:has(> ${ListSide})) ${SelectButton} {
    display: none;
  }
`

/** Takes the place of both, for loading and empty states. */
export const BothSides = styled.div`
  grid-column: 1 / -1;
`
