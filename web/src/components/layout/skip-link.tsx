import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'

const Link = styled.a`
  position: absolute;
  inset-inline-start: -999px;
  &:focus {
    inset-block-start: var(--s2);
    inset-inline-start: var(--s2);
    z-index: var(--z-toast);
    padding: var(--s3) var(--s4);
    background: var(--surface);
  }
`

/** Links past the navigation to `#main`; hidden until it has the focus. */
export const SkipLink = () => (
  <Link href="#main">
    <Trans>Skip to content</Trans>
  </Link>
)
