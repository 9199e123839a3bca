import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PossibleDuplicate } from 'domain/duplicates/likeness.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { useIsPhone } from '#lib/browser/use-is-phone.ts'
import { media } from '#styles/media.ts'
import { CompareTable, type CompareTableProps } from '../duplicates/compare-table.tsx'
import { BottomBar } from './decision-bar.tsx'
import { DialogContent } from './dialog-frame.tsx'

const Head = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  padding-block: 10px;
  padding-inline: var(--s5) var(--s4);
  border-block-end: 1px solid var(--line);
  background: var(--surface-page);

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font-size: 1.5rem;
    line-height: 1.15;
  }
  h2:focus {
    outline: none;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowDesktop} {
    padding-inline: var(--s4) var(--s2);
  }
`

const Switch = styled.fieldset`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  overflow: auto;

  > button {
    flex: 1 0 auto;
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 0;
    background: var(--surface);
    color: var(--ink);
    font: 600 var(--t-s) / 1.2 var(--text);
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-accent);
  }
`

interface CompareDuplicatesProps extends Omit<CompareTableProps, 'others'> {
  duplicates: readonly PossibleDuplicate[]
  /** uid of the one to begin with. */
  first: string | undefined
  onReject: () => void
  onBack: () => void
  onClose: () => void
}

/** Shows an applicant beside people who may be the same, two at a time, on phones one. */
export function CompareDuplicates(props: CompareDuplicatesProps) {
  const { titleId, applicant, duplicates, first, isBusy, onAnswer } = props
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isOneByOne = isPhone ? duplicates.length > 1 : duplicates.length > 2
  const picked = duplicates.find(({ user }) => user.id === chosen) ?? duplicates[0]
  const others = isOneByOne && picked ? [picked] : duplicates
  const name = applicant.full_name
  return (
    <>
      <Head>
        <IconButton type="button" $boxed aria-label={t`Back to the application`} onClick={props.onBack}>
          <WorkIcon name="left" />
        </IconButton>
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            <Trans>Is this the same person?</Trans>
          </h2>
          <p>
            <Plural
              value={duplicates.length}
              one={`Compare ${name} with # other person`}
              other={`Compare ${name} with # other people`}
            />
          </p>
        </div>
        <IconButton type="button" aria-label={t`Close`} onClick={props.onClose}>
          <Icon name="cross" />
        </IconButton>
      </Head>
      <div data-toasts />
      <DialogContent>
        {isOneByOne && (
          <Switch aria-label={t`Compare with`}>
            {duplicates.map(({ user }) => (
              <button
                key={user.id}
                type="button"
                aria-pressed={user.id === picked?.user.id}
                onClick={() => setChosen(user.id)}
              >
                <bdi>{user.full_name}</bdi>
              </button>
            ))}
          </Switch>
        )}
        <CompareTable {...{ titleId, applicant, others, isBusy, onAnswer }} />
      </DialogContent>
      <BottomBar aria-label={t`Actions`}>
        <Button type="button" onClick={props.onBack}>
          <Trans>Back to the application</Trans>
        </Button>
        <Button type="button" $kind="line" onClick={props.onReject}>
          <Trans>Reject as duplicate…</Trans>
        </Button>
        <p>
          <Trans>Accounts are never merged automatically.</Trans>
        </p>
      </BottomBar>
    </>
  )
}
