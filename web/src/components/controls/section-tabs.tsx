import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { selectedTab, tabAfter, TabList, tabStyle } from './tabs.tsx'

const TabLink = styled.a`
  ${tabStyle}
  text-decoration: none;
`
/* without scripts the URL decides which part is shown */
const Box = styled.div<{ $ids: readonly string[] }>`
  > section {
    scroll-margin-block-start: 120px;
    padding-block-start: var(--s5);
  }
  &:not([data-live]) {
    > section:not(:target) {
      display: none;
    }
    &:not(:has(> section:target)) > section:first-of-type {
      display: block;
    }
    &:not(:has(> section:target)) > :first-child > :first-child {
      ${selectedTab}
    }
    ${({ $ids }) =>
      $ids.map(
        (id) => css`
          &:has(> #${id}:target) [href='#${id}'] {
            ${selectedTab}
          }
        `,
      )}
  }
`

interface TabbedSection {
  /** Part of the URL. */
  id: string
  label: string
  content: ReactNode
}

interface SectionTabsProps {
  label: string
  sections: readonly TabbedSection[]
}

/**
 * Shows one of several parts of a page. They are links until hydration, then tabs. The URL names the part.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const isLive = useHydrated()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const named = isLive ? sections.findIndex(({ id }) => `#${id}` === hash) : -1
  const selected = Math.max(named, 0)

  const select = (id: string) => void navigate({ hash: id }, { replace: true })
  const handleClick = (event: MouseEvent, id: string) => {
    if (!isLive) return
    event.preventDefault()
    select(id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // links do not react to the space bar
    const next = event.key === ' ' ? selected : tabAfter(event, selected, sections.length)
    const section = sections[next ?? -1]
    if (!section) return
    event.preventDefault()
    select(section.id)
    document.getElementById(`tab-${section.id}`)?.focus()
  }

  return (
    <Box $ids={sections.map(({ id }) => id)} data-live={isLive || undefined}>
      <TabList
        role={isLive ? 'tablist' : 'navigation'}
        aria-label={label}
        onKeyDown={isLive ? handleKeyDown : undefined}
      >
        {sections.map((section, index) => (
          <TabLink
            key={section.id}
            id={`tab-${section.id}`}
            href={`#${section.id}`}
            onClick={(event) => handleClick(event, section.id)}
            {...(isLive && {
              role: 'tab',
              'aria-selected': index === selected,
              'aria-controls': section.id,
              tabIndex: index === selected ? 0 : -1,
            })}
          >
            {section.label}
          </TabLink>
        ))}
      </TabList>
      {sections.map(({ id, content }, index) => (
        <section
          key={id}
          id={id}
          role={isLive ? 'tabpanel' : undefined}
          aria-labelledby={`tab-${id}`}
          hidden={isLive && index !== selected}
        >
          {content}
        </section>
      ))}
    </Box>
  )
}
