import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { IconButton } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { onNight } from '../../styles/grounds.ts'
import { media } from '../../styles/media.ts'
import type { Tab } from './tabs.ts'

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
`

const Title = styled.b`
  flex: 1;
  font: 600 1.25rem/1 var(--display);
`

const Figure = styled(Portrait)`
  inline-size: 44px;
  border-radius: var(--radius);
  background: var(--raat-up);
`

interface DashboardHeaderProps {
  tab: Tab
  username: string
  isOpen: boolean
  onOpen: () => void
}

/** The header of phones and tablets. */
export function DashboardHeader({ tab, username, isOpen, onOpen }: DashboardHeaderProps) {
  const { t } = useLingui()
  return (
    <Bar>
      <IconButton
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <Icon name="menu" />
      </IconButton>
      <Title>{tab === 'blogs' ? t`Blog Management` : t`Dashboard`}</Title>
      <Figure username={username} size="small" />
    </Bar>
  )
}
