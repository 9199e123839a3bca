import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import type { View } from './rail/view.ts'

const Bar = styled.header`
  ${onNight}
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-block-size: 60px;
  padding-inline: var(--s2) var(--s4);

  ${media.fromDesktop} {
    display: none;
  }
  ${media.forcedColours} {
    border-block-end: 1px solid;
  }
`

const Title = styled.b`
  flex: 1;
  font: 600 1.25rem/1 var(--display);
`

const Picture = styled(PersonPicture)`
  background: var(--surface-dark-raised);
`

interface DashboardHeaderProps {
  /** Undefined if the URL names none. */
  view: View | undefined
  user: Pictured
  isOpen: boolean
  onOpen: () => void
  /** Undefined where there is nothing to search. */
  onSearch: (() => void) | undefined
}

/** Shows the header on phones and tablets. */
export function DashboardHeader({ view, user, isOpen, onOpen, onSearch }: DashboardHeaderProps) {
  const { t, i18n } = useLingui()
  return (
    <Bar data-sticky-head>
      <IconButton
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon name="menu" />
      </IconButton>
      <Title>{view?.title ? i18n._(view.title) : t`Dashboard`}</Title>
      {onSearch && (
        <IconButton type="button" aria-label={t`Search`} aria-haspopup="dialog" onClick={onSearch}>
          <Icon name="search" />
        </IconButton>
      )}
      <Picture user={user} />
    </Bar>
  )
}
