import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

/* the app may go on to the dashboard, which has no #top */
const Box = styled.aside`
  &:not(:has(~ #root #top)) {
    display: none;
  }
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: center;
  min-block-size: 56px;
  padding: var(--s2) 20px;
  border-block-end: 4px dashed var(--genda-deep);
  background: var(--waiting-tint);
  font-size: 1rem;
  line-height: 1.4;
  > svg {
    flex: none;
    color: var(--waiting);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline-start: var(--s2);
    font-weight: 600;
  }
  ${media.belowTablet} {
    align-items: start;
    justify-content: start;
    padding-block: var(--s3) 0;
    a {
      display: flex;
      margin-inline-start: 0;
    }
  }
`

/** Says that the site is not open. It stands before the app, so that no page loads script for it. */
export const ClosedBanner = () => (
  <Box>
    <Icon name="info" />
    <p>
      <b>
        <Trans>This site is not open.</Trans>
      </b>{' '}
      <Trans>We are entering our details. Some names and numbers may be examples.</Trans>{' '}
      <Link to={paths.contact}>
        <Trans>Write to us</Trans>
      </Link>
    </p>
  </Box>
)
