import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMinute, formatShort } from 'domain/dates.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { latePart } from '#components/dashboard/late-part.tsx'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { type Opening, useOpenSite } from '../opening.ts'
import type { CloseDialogProps } from './close-dialog.tsx'

/** Loaded when it opens: its form brings formik and yup. */
const CloseDialog = latePart<CloseDialogProps>(
  'close',
  async () => (await import('./close-dialog.tsx')).CloseDialog,
)

const Panel = styled.aside`
  display: grid;
  gap: var(--s3);
  padding: var(--s5);
  background: var(--surface-sunk);

  h2 {
    font-size: 1.375rem;
  }
  h3 {
    margin-block-start: var(--s3);
    font: 700 1rem/1.4 var(--text);
  }
  li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    padding-block: var(--s2);
    font-size: var(--t-s);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
`

const AsVisitor = () => (
  <Button as="a" href={paths.home} target="_blank" rel="noreferrer" $kind="line" $wide>
    <WorkIcon name="eye" />
    <Trans>See it as a visitor</Trans>
  </Button>
)

interface OpenSitePanelProps extends Pick<Opening, 'closed'> {
  /** How many points are not ready. */
  left: number
  pause: Pause | undefined
}

/** Shows the button that opens the site, and what holds until then. */
export function OpenSitePanel({ left, closed, pause }: OpenSitePanelProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { appears } = useWhenLive(pause)
  const since = closed && formatMinute(closed.at, language)
  const { mutate, isPending } = useOpenSite()
  const isReady = left === 0
  return (
    <Panel aria-labelledby="open-site">
      <h2 id="open-site">
        <Trans>Open the site</Trans>
      </h2>
      {closed && (
        <p>
          {t`Closed again on ${since}. Reason:`} <bdi>{closed.reason}</bdi>
        </p>
      )}
      <p id="open-site-why">
        {isReady ? (
          <>
            {appears} <Trans>Search engines may list it in a few days.</Trans>
          </>
        ) : (
          <>
            <Plural value={left} one="# point is left." other="# points are left." />{' '}
            <Trans>You can open the site when all are ready.</Trans>
          </>
        )}
      </p>
      <Button
        type="button"
        $kind="primary"
        $wide
        aria-describedby="open-site-why"
        aria-disabled={!isReady}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        <Trans>Open the site</Trans>
      </Button>
      <AsVisitor />
      {isReady ? (
        <p>
          <Trans>We ask for your password. You can close the site again at any time.</Trans>
        </p>
      ) : (
        <>
          <h3>
            <Trans>Until then</Trans>
          </h3>
          <ul>
            <li>
              <WorkIcon name="lock" />
              <Trans>Visitors read “not open”</Trans>
            </li>
            <li>
              <WorkIcon name="lock" />
              <Trans>Search engines do not list it</Trans>
            </li>
            <li>
              <WorkIcon name="lock" />
              <Trans>No donations, and no samples of money and people</Trans>
            </li>
            <li>
              <Icon name="check" />
              <Trans>Sign-up and messages work</Trans>
            </li>
          </ul>
        </>
      )}
    </Panel>
  )
}

/** Shows since when the site is open, and the button that closes it. */
export function OpenedPanel({ opening: { openedAt } }: { opening: Opening }) {
  const language = useLanguage()
  const at = openedAt && formatShort(openedAt, language)
  const [isClosing, setIsClosing] = useState(false)
  return (
    <Panel aria-labelledby="site-is-open">
      <h2 id="site-is-open">
        <Trans>The site is open</Trans>
      </h2>
      {at && (
        <p>
          <Trans>Opened: {at}</Trans>
        </p>
      )}
      <AsVisitor />
      <Button type="button" $kind="danger" $wide onClick={() => setIsClosing(true)}>
        <WorkIcon name="lock" />
        <Trans>Close the site</Trans>
      </Button>
      {isClosing && <CloseDialog onClose={() => setIsClosing(false)} />}
    </Panel>
  )
}
