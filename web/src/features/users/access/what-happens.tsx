import { Trans, useLingui } from '@lingui/react/macro'
import { SIGN_IN_AGAIN } from 'domain/limits.ts'
import styled from 'styled-components'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'

const Consequences = styled.section`
  display: grid;
  gap: var(--s2);
  align-content: start;
  padding: var(--s4);
  background: var(--surface-sunk);

  > h3 {
    font: 600 1rem/1.4 var(--text);
  }
  li {
    display: flex;
    gap: var(--s3);
    align-items: start;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
`

export type Consequence = readonly [icon: WorkIconName, text: string]

/** Says what a change of rights does, one sentence a line. */
export function WhatHappens({ consequences }: { consequences: readonly Consequence[] }) {
  const { t } = useLingui()
  const { minutes } = SIGN_IN_AGAIN
  const all: readonly Consequence[] = [
    ...consequences,
    ['key', t`We ask for your password, if you signed in more than ${minutes} minutes ago.`],
  ]
  return (
    <Consequences>
      <h3>
        <Trans>What happens</Trans>
      </h3>
      <ul>
        {all.map(([icon, text]) => (
          <li key={text}>
            <WorkIcon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </Consequences>
  )
}
