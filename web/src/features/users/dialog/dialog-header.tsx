import { Trans, useLingui } from '@lingui/react/macro'
import { deriveStatus, shownStatus } from 'domain/status.ts'
import { sentAtOf } from 'domain/user.ts'
import type { Ref } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { RoleChip, StatusChip } from '#components/dashboard/chip.tsx'
import { PersonPicture } from '#components/dashboard/person-picture.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { WaitingTime } from '../attention.tsx'
import { PersonName } from '../person-name.tsx'
import type { ListedUser } from '../api.ts'

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding-block: 10px;
  padding-inline: var(--s5) var(--s4);
  border-block-end: 1px solid var(--line);
  background: var(--surface-page);

  ${media.lowDesktop} {
    padding-block: 4px;
  }
  ${media.belowDesktop} {
    flex-wrap: wrap;
    padding-inline: var(--s4) var(--s2);
  }
`

const Who = styled.div`
  flex: 1;
  min-inline-size: 0;

  > h2 {
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
  > h2:focus {
    outline: none;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--s2);
    align-items: center;
    margin-block-start: 4px;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.lowDesktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s4);
    > p {
      margin: 0;
    }
  }
`

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin-inline-start: auto;
  ${notPrinted}

  > span {
    padding-inline-end: var(--s2);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  > [aria-disabled='true'] {
    color: var(--ink-off);
    border-style: dashed;
    cursor: not-allowed;
  }
  ${media.belowDesktop} {
    &:has(> span) {
      inline-size: 100%;
    }
    > span {
      margin-inline-end: auto;
    }
  }
`

/** Moves the dialog to the user before or after. */
export interface UserNavigation {
  /** Holds the place of the open user, such as 2 of 12; undefined if the list is not known. */
  position: { number: number; total: number } | undefined
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

interface DialogHeaderProps extends UserNavigation {
  id: string
  /** Undefined while loading. */
  user: ListedUser | undefined
  heading: Ref<HTMLHeadingElement>
  onClose: () => void
}

/** Shows name, status and role, and moves to other applications. */
export function DialogHeader({ id, user, heading, onClose, position, ...navigation }: DialogHeaderProps) {
  const { t } = useLingui()
  return (
    <Top>
      {user && <PersonPicture user={user} />}
      <Who>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {user ? <PersonName user={user} /> : t`User details`}
        </h2>
        {user && (
          <p>
            <StatusChip status={shownStatus(user)} />
            <RoleChip role={user.role} />
            {deriveStatus(user) === 'pending' && <WaitingTime since={sentAtOf(user)} />}
          </p>
        )}
      </Who>
      <Ways>
        {position && (
          <>
            <span>
              <Trans>
                {position.number} of {position.total}
              </Trans>
            </span>
            <IconButton
              type="button"
              $boxed
              aria-label={t`Previous application`}
              aria-disabled={!navigation.hasPrevious}
              onClick={navigation.onPrevious}
            >
              <WorkIcon name="left" />
            </IconButton>
            <IconButton
              type="button"
              $boxed
              aria-label={t`Next application`}
              aria-disabled={!navigation.hasNext}
              onClick={navigation.onNext}
            >
              <WorkIcon name="right" />
            </IconButton>
          </>
        )}
        <IconButton type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Ways>
    </Top>
  )
}
