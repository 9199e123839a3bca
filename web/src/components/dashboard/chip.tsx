import type { DonationState, ReplyState } from 'domain/inbox.ts'
import type { Role } from 'domain/permissions.ts'
import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'
import { useRoleNames } from './use-role-names.ts'
import { useStatusNames } from './use-status-names.ts'

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  padding-block: var(--chip-padding, 1.5px);
  padding-inline: 6.5px 8.5px;
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  font: 600 var(--t-s) / 1.4 var(--text);
  letter-spacing: 0;
  word-spacing: 0;
  white-space: nowrap;
`

const filled = css`
  background: currentColor;
  ${media.forcedColours} {
    background: CanvasText;
  }
`

// every status has its own shape and word, so colour is never the only difference
const LOOKS = {
  full: css`
    background: var(--success-tint);
    color: var(--success);
    &::before {
      ${filled}
    }
  `,
  open: css`
    background: var(--waiting-tint);
    color: var(--waiting);
    &::before {
      border: 2px solid currentColor;
    }
  `,
  bar: css`
    background: var(--danger-tint);
    color: var(--danger);
    &::before {
      inline-size: 11px;
      block-size: 3px;
      rotate: none;
      ${filled}
    }
  `,
  bars: css`
    border-color: var(--ink);
    background: var(--surface-sunk);
    color: var(--ink);
    &::before {
      rotate: none;
      border-inline: 3px solid;
    }
  `,
  dotted: css`
    background: var(--surface-sunk);
    color: var(--ink-soft);
    &::before {
      border: 2px dotted currentColor;
    }
  `,
}

type Look = keyof typeof LOOKS

const Lozenge = styled(Chip)<{ $look: Look }>`
  &::before {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
  }
  ${({ $look }) => LOOKS[$look]}
`

const Outlined = styled(Chip)`
  padding-inline: 7.5px;
  border-color: var(--edge);
`

export type ChipStatus =
  | 'active'
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'needsCorrection'
  | 'corrected'
  | 'answered'
  | 'published'
  | 'scheduled'
  | 'draft'
  | 'missing'
  | 'sample'
  | 'ready'
  | 'closed'
  | DonationState
  | ReplyState

const LOOK_OF: Record<ChipStatus, Look> = {
  active: 'full',
  approved: 'full',
  pending: 'open',
  rejected: 'bar',
  needsCorrection: 'bar',
  corrected: 'full',
  answered: 'full',
  suspended: 'bars',
  published: 'full',
  scheduled: 'open',
  draft: 'dotted',
  missing: 'bar',
  sample: 'open',
  ready: 'full',
  closed: 'dotted',
  pledged: 'open',
  received: 'full',
  paid: 'full',
  charging: 'dotted',
  sending: 'open',
  sent: 'full',
  unknown: 'dotted',
  failed: 'bar',
}

/** Shows the status of an application, of a point of it, of a post, of a donation or of the site. */
export function StatusChip({ status }: { status: ChipStatus }) {
  const names = useStatusNames()
  return <Lozenge $look={LOOK_OF[status]}>{names[status]}</Lozenge>
}

/** Shows a user's role. */
export function RoleChip({ role }: { role: Role }) {
  return <Outlined>{useRoleNames()[role]}</Outlined>
}

const Marigold = styled(Lozenge)`
  position: relative; /* above the background that forced colours add to the line below */
  background: var(--highlight);
  color: var(--ink);
`

/** Shows the user's own role on a dark background. */
export function RolePill({ role }: { role: Role }) {
  const names = useRoleNames()
  return <Marigold $look="full">{names[role]}</Marigold>
}
