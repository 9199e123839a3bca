import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentName } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import type { Shortcuts } from '../shortcuts/use-shortcuts.ts'
import { CardSide, type SideState } from './card-side.tsx'
import { Heading } from './section.ts'
import { SmallDocuments } from './small-documents.tsx'
import { AS_IT_CAME, type Look, looked } from './viewing.ts'

const Section = styled.section`
  > h3 {
    ${media.lowDesktop} {
      ${visuallyHidden}
    }
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 176px;
  gap: var(--s4);

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

export interface Sides {
  of: (name: SideName) => SideState
  keys: Shortcuts
}

/** How both sides of the card are looked at; keys act on the one that was last touched. */
export function useSides(): Sides {
  const [viewings, setViewings] = useState({ cnic_front: AS_IT_CAME, cnic_back: AS_IT_CAME })
  const [filled, setFilled] = useState<SideName>()
  const [touched, setTouched] = useState<SideName>('cnic_front')
  const look = (name: SideName, how: Look) => {
    setTouched(name)
    setViewings((before) => ({ ...before, [name]: looked(before[name], how) }))
  }
  return {
    of: (name) => ({
      viewing: viewings[name],
      onLook: (how) => look(name, how),
      isFilled: filled === name,
      onFill: (isFilled) => setFilled(isFilled ? name : undefined),
    }),
    keys: {
      '+': () => look(touched, 'larger'),
      '-': () => look(touched, 'smaller'),
      t: () => look(touched, 'turned'),
      f: () => setFilled('cnic_front'),
      b: () => setFilled('cnic_back'),
    },
  }
}

interface DocumentsProps {
  user: UserDocument
  sides: Sides
  changed: readonly DocumentName[]
  /** Called with the address of a side that can be seen. */
  onDrawn: (address: string) => void
}

/** Both sides of her card, below what she typed; her photograph and the paper of her business. */
export function Documents({ user, sides, changed, onDrawn }: DocumentsProps) {
  const { t } = useLingui()
  const names = { cnic_front: t`CNIC, front`, cnic_back: t`CNIC, back` }
  const about = `${user.full_name} · ${user.cnic}`
  return (
    <Section>
      <Heading>
        <Trans>Documents and Images</Trans>
      </Heading>
      <Row>
        {NAMES.map((name) => (
          <CardSide
            key={`${name} ${user[name]}`}
            address={user[name]}
            of={names[name]}
            about={about}
            isChanged={changed.includes(name)}
            onDrawn={() => onDrawn(user[name])}
            {...sides.of(name)}
          />
        ))}
        <SmallDocuments user={user} about={about} isChanged={(name) => changed.includes(name)} />
      </Row>
      <Recorded>
        <WorkIcon name="eye" />
        <Trans>Each time you open an identity document, your name and the time are recorded.</Trans>
      </Recorded>
    </Section>
  )
}
