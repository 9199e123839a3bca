import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatShort } from 'domain/dates.ts'
import { daysUntil, type HealthCode } from 'domain/office/health.ts'
import type { Today } from 'domain/office/today.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import styled from 'styled-components'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { narrowList } from '#styles/narrow-list.ts'
import type { HealthProblemsProps } from './health-problems.tsx'

const Tiles = styled.dl`
  display: flex;
  border-block-start: 1px solid var(--line);

  > div {
    flex: 1;
    padding: var(--s2) var(--s4);
  }
  > div + div {
    border-inline-start: 1px solid var(--line);
  }
  dt {
    display: flex;
    gap: var(--s2);
    align-items: center;
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  dd {
    font-weight: 600;
  }
  dd + dd {
    color: var(--ink-soft);
    font-size: var(--t-s);
    font-weight: 400;
  }
  ${narrowList} {
    display: block;

    > div {
      display: grid;
      grid-template-columns: 8em minmax(0, 1fr);
    }
    dd {
      grid-column: 2;
    }
    > div + div {
      border-block-start: 1px solid var(--line);
      border-inline-start: 0;
    }
  }
`

interface WhatWorksProps extends Pick<Today, 'sentMails'>, Pick<HealthProblemsProps, 'waiting'> {
  health: HealthDocument
  /** ISO 8601 UTC; '' if it was not published, or if that is not known. */
  publishedAt: string
  broken: readonly HealthCode[]
}

interface Tile {
  /** What is wrong where it does not work. */
  codes: readonly HealthCode[]
  icon: WorkIconName
  name: string
  value: string
  more?: string
}

/** Shows a tile for each thing that works, with its last figures. Shows none where the check itself does not run. */
export function WhatWorks({ health, publishedAt, waiting, sentMails, broken }: WhatWorksProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { dailyAt, dailyRemoved, backup, restoreTestedAt, address } = health
  const short = (at: string) => formatShort(at, language)
  const published = publishedAt && short(publishedAt)
  const size = formatBytes(backup?.bytes ?? 0, language)
  const tested = restoreTestedAt && short(restoreTestedAt)
  const days = daysUntil(address?.certificateUntil ?? '')
  const tiles: Tile[] = [
    {
      codes: ['publishing', 'paused', 'address'],
      icon: 'globe',
      name: t`Website`,
      value: publishedAt ? t`Published: ${published}` : t`Published`,
      ...(waiting !== undefined && {
        more: t`${plural(waiting, { one: '# change waiting', other: '# changes waiting' })}`,
      }),
    },
    {
      codes: ['mails', 'retries'],
      icon: 'mail',
      name: t`E-mail`,
      value: t`${plural(sentMails, { one: '# sent today', other: '# sent today' })}`,
      more: t`0 not sent`,
    },
    {
      codes: ['daily', 'shards'],
      icon: 'clock',
      name: t`Daily job`,
      value: dailyAt ? short(dailyAt) : t`Not yet`,
      ...(dailyRemoved !== undefined && {
        more: t`${plural(dailyRemoved, { one: '# item removed', other: '# items removed' })}`,
      }),
    },
  ]
  if (backup)
    tiles.push({
      codes: ['backup'],
      icon: 'copy',
      name: t`Backup`,
      value: backup.at ? short(backup.at) : t`Not yet`,
      ...(backup.at && {
        more: tested ? t`${size}, restore tested: ${tested}` : t`${size}, restore not tested`,
      }),
    })
  if (address?.certificateUntil)
    tiles.push({
      codes: ['certificate', 'address'],
      icon: 'lock',
      name: t`Certificate`,
      value: t`${plural(days, { one: '# day left', other: '# days left' })}`,
      more: t`renews by itself`,
    })
  const working = tiles.filter(({ codes }) => !codes.some((code) => broken.includes(code)))
  // old values say nothing about now
  if (working.length === 0 || broken.includes('check')) return null
  return (
    <Tiles>
      {working.map(({ icon, name, value, more }) => (
        <div key={icon}>
          <dt>
            <WorkIcon name={icon} />
            {name}
          </dt>
          <dd>{value}</dd>
          {more && <dd>{more}</dd>}
        </div>
      ))}
    </Tiles>
  )
}
