import { useLingui } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { Icon, type IconName } from '#components/controls/icon.tsx'

const waiting = css`
  padding-block-end: var(--s2);
  background: repeating-linear-gradient(90deg, var(--waiting-edge) 0 8px, transparent 8px 12px) 0 100% / 100%
    3px no-repeat;
  > svg {
    color: var(--waiting);
  }
`

const LOOKS = {
  off: css`
    color: var(--ink-soft);
    font-weight: 400;
  `,
  leaving: waiting,
  coming: waiting,
  on: css`
    > svg {
      color: var(--success);
    }
  `,
  late: css`
    > svg {
      color: var(--danger);
    }
  `,
}

const ICONS: Record<keyof typeof LOOKS, IconName | undefined> = {
  off: undefined,
  leaving: 'clock',
  coming: 'clock',
  on: 'check',
  late: 'alert',
}

const Line = styled.span<{ $state: keyof typeof LOOKS }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  font-size: var(--t-s);
  font-weight: 600;
  line-height: 1.4;
  ${({ $state }) => LOOKS[$state]}
`

/** Shows with icon and text whether the latest change is live. */
export function SiteState({ state, className }: { state: keyof typeof LOOKS; className?: string }) {
  const { t } = useLingui()
  const words = {
    off: t`Not live`,
    leaving: t`Removed in a few seconds`,
    coming: t`Live in a few seconds`,
    on: t`Live`,
    late: t`Last change is not live yet`,
  }
  const icon = ICONS[state]
  return (
    <Line $state={state} className={className}>
      {icon && <Icon name={icon} />}
      {words[state]}
    </Line>
  )
}
