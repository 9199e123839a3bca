import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

/* covers the page from its third screen on: the button sticks to the view only there, without scripts */
const Track = styled.div`
  /* it would cover the fields of a PageForm */
  main:has(form[novalidate]) ~ footer & {
    display: none;
  }
  /* it would cover words there */
  ${media.belowLargePhone} {
    display: none;
  }
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  z-index: var(--z-bar);
`
const Reach = styled.div`
  position: absolute;
  inset-block: 200vh 0;
  inset-inline-end: var(--s4);
  display: flex;
  align-items: end;
`
const Square = styled.a`
  ${onNight}
  position: sticky;
  inset-block-end: var(--s4);
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 2px solid var(--on-dark);
  pointer-events: auto;
  &:hover {
    background: var(--surface-dark-raised);
    color: var(--on-dark);
  }
`

export function ScrollToTop() {
  const { t } = useLingui()
  return (
    <Track>
      <Reach>
        <Square href="#top" aria-label={t`Scroll to top`}>
          <Icon name="up" />
        </Square>
      </Reach>
    </Track>
  )
}
