import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { useIsPhone } from '#lib/browser/use-is-phone.ts'
import { media } from '#styles/media.ts'

/** Lays out tabs, which scroll sideways and never wrap. */
export const TabList = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
`

export const selectedTab = css`
  color: var(--accent);
  background: var(--running) 0 100% / 100% 4px no-repeat;
  ${media.forcedColours} {
    padding-block-start: 4px;
    border-block-end: 4px solid;
  }
`
export const tabStyle = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: var(--tab, 52px);
  padding-block: var(--tab-padding, 0);
  padding-inline: var(--s4);
  border: 0;
  background: none;
  font-weight: 600;
  color: var(--ink-soft);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    ${selectedTab}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.belowTablet} {
    padding-inline: 9px;
    font-size: var(--t-s);
  }
`

/** Puts tabs two by two on phones, which keeps all of them in view. */
const TabGrid = styled(TabList)`
  ${media.belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 1px;
    border: 1.5px solid var(--edge);
    background: var(--line);
  }
`

const TabButton = styled.button`
  ${tabStyle}
  ${media.belowTablet} {
    ${TabGrid} > & {
      justify-content: space-between;
      min-block-size: 48px;
      padding-inline: 10px 8px;
      background: var(--surface);
      font-size: max(0.875rem, var(--t-floor, 0rem));
      line-height: 1.2;
      text-align: start;
      gap: 4px;
    }
    ${TabGrid} > &[aria-selected='true'] {
      background: var(--accent);
      color: var(--on-accent);
    }
  }
`

const Count = styled.span`
  flex: none;
  min-inline-size: 26px;
  padding: 1px 7px;
  border-radius: var(--radius);
  background: var(--surface-sunk);
  color: var(--ink);
  font-size: var(--t-xs);
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  [aria-selected='true'] > & {
    background: var(--accent);
    color: var(--on-accent);
  }
  ${media.belowTablet} {
    ${TabGrid} > [aria-selected='true'] > & {
      background: var(--surface);
      color: var(--accent);
    }
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`

const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Returns the tab that a key leads to: arrow keys wrap around, Home and End go to the first and last.
 * @returns undefined for any other key
 */
export function tabAfter({ key, currentTarget }: KeyboardEvent, now: number, count: number) {
  const step = STEPS[key]
  if (step === undefined) return undefined
  if (!Number.isFinite(step)) return step > 0 ? count - 1 : 0
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return (now + (isMirrored ? -step : step) + count) % count
}

/** Scrolls the list of tabs, and nothing else, to the selected tab. */
function showSelected(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected=true]')
  if (!list || !tab) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.right > outer.right) list.scrollBy({ left: inner.right - outer.right, behavior: 'instant' })
  else if (inner.left < outer.left) list.scrollBy({ left: inner.left - outer.left, behavior: 'instant' })
}

interface TabsProps<Id extends string> {
  /** Prefix that makes ids unique on the page. */
  name: string
  label: string
  tabs: readonly { id: Id; label: string; count?: number | undefined }[]
  selected: Id
  onSelect: (id: Id) => void
  /** On phones all tabs are in view, two in a row, and this one comes first. Without it they scroll. */
  firstOnPhones?: Id
  /** Content of the selected tab. */
  children: ReactNode
}

/** Shows tabs and a panel: one Tab stop; arrow keys, Home and End select. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { name, label, selected, onSelect, firstOnPhones, children } = props
  const isPhone = useIsPhone()
  const first = isPhone ? props.tabs.filter(({ id }) => id === firstOnPhones) : []
  // in this order in the document too, which keys and screen readers follow
  const tabs = [...first, ...props.tabs.filter((tab) => !first.includes(tab))]
  const List = firstOnPhones ? TabGrid : TabList
  const list = useRef<HTMLDivElement>(null)
  // counts that load later make the tabs wider
  const areCounted = tabs.every(({ count }) => count !== undefined)
  useLayoutEffect(() => showSelected(list.current), [selected, areCounted])
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = tabs.findIndex(({ id }) => id === selected)
    const tab = tabs[tabAfter(event, now, tabs.length) ?? -1]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${name}-tab-${tab.id}`)?.focus()
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          return (
            <TabButton
              key={tab.id}
              type="button"
              role="tab"
              id={`${name}-tab-${tab.id}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${name}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && <Count dir="ltr">{tab.count}</Count>}
            </TabButton>
          )
        })}
      </List>
      <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${selected}`}>
        {children}
      </div>
    </>
  )
}
