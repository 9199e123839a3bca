import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { Shortcuts } from '../shortcuts/use-shortcuts.ts'
import { CardSide, type SideState } from './card-side.tsx'
import { Heading } from './dialog-frame.tsx'
import { OptionalDocuments } from './optional-documents.tsx'
import { MissingSide, RemovedNote } from './removed-cards.tsx'
import { INITIAL_VIEW, type ViewChange, changeView } from '../pictures/picture-view.ts'

const Section = styled.section`
  > h3 {
    ${media.lowDesktop} {
      ${visuallyHidden}
    }
  }
`

const Row = styled.div<{ $isLow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) ${({ $isLow }) => ($isLow ? '368px' : '176px')};
  gap: var(--s4);

  /* removed sides are as low as the other pictures, which stand beside each other then */
  > :last-child {
    ${({ $isLow }) => $isLow && 'grid-template-columns: 1fr 1fr;'}
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 110px;
  }
`

const Recorded = styled.p`
  display: flex;
  gap: var(--s2);
  align-items: center;
  color: var(--ink-soft);
  font-size: var(--t-s);

  ${media.lowDesktop} {
    ${visuallyHidden}
  }
  ${notPrinted}
`

const NAMES = ['cnic_front', 'cnic_back'] as const
type SideName = (typeof NAMES)[number]

interface Sides {
  of: (name: SideName) => SideState
  keys: Shortcuts
}

/** Keeps zoom and rotation of both card sides. Shortcuts change the side that was used last. */
export function useSides(): Sides {
  const [views, setViews] = useState({ cnic_front: INITIAL_VIEW, cnic_back: INITIAL_VIEW })
  const [fullScreen, setFullScreen] = useState<SideName>()
  const [touched, setTouched] = useState<SideName>('cnic_front')
  const changeSide = (name: SideName, change: ViewChange) => {
    setTouched(name)
    setViews((before) => ({ ...before, [name]: changeView(before[name], change) }))
  }
  return {
    of: (name) => ({
      view: views[name],
      onChange: (change) => changeSide(name, change),
      isFullScreen: fullScreen === name,
      onFullScreen: (isFullScreen) => setFullScreen(isFullScreen ? name : undefined),
    }),
    keys: {
      '+': () => changeSide(touched, 'larger'),
      '-': () => changeSide(touched, 'smaller'),
      t: () => changeSide(touched, 'turned'),
      f: () => setFullScreen('cnic_front'),
      b: () => setFullScreen('cnic_back'),
    },
  }
}

interface DocumentsProps {
  user: WithId<UserDocument>
  sides: Sides
  changed: readonly DocumentName[]
  /** Called with the URL of a side that has loaded. */
  onLoaded: (address: string) => void
}

/** Shows both card sides or when they were removed, the profile picture and the business document. */
export function Documents({ user, sides, changed, onLoaded }: DocumentsProps) {
  const { t } = useLingui()
  const names = { cnic_front: t`CNIC, front`, cnic_back: t`CNIC, back` }
  const about = `${user.full_name} · ${user.cnic}`
  const isMissing = !!user.cardsRemovedAt || user.cnic_front === ''
  return (
    <Section>
      <Heading>
        <Trans>Documents and Images</Trans>
      </Heading>
      <Row $isLow={isMissing}>
        {NAMES.map((name) =>
          isMissing ? (
            <MissingSide key={name} of={names[name]} at={user.cardsRemovedAt ?? ''} />
          ) : (
            <CardSide
              key={`${name} ${user[name]}`}
              address={user[name]}
              of={names[name]}
              about={about}
              isChanged={changed.includes(name)}
              onLoaded={() => onLoaded(user[name])}
              {...sides.of(name)}
            />
          ),
        )}
        <OptionalDocuments user={user} about={about} isChanged={(name) => changed.includes(name)} />
      </Row>
      {user.cardsRemovedAt && <RemovedNote user={user} />}
      <Recorded>
        <WorkIcon name="eye" />
        <Trans>Each time you open an identity document, your name and the time are recorded.</Trans>
      </Recorded>
    </Section>
  )
}
