import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import { teaserOf } from 'domain/formatting/teaser.ts'
import { parseAddress } from 'domain/values/parse-address.ts'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { EventFacts, RowDay } from './event-facts.tsx'
import type { Post, PostKind } from '../kinds.ts'
import { RowPicture } from './row-picture.tsx'
import { MissedNotice } from '../publishing/publishing-status.tsx'
import { type Publishing, postState, type SiteState as PostState } from '../publishing/publishing-state.ts'

export const PostRows = styled.ul`
  display: grid;
  background: var(--surface);
  ${narrowList} {
    gap: var(--s3);
    background: none;
  }
`

const Row = styled.li<{ $isDated: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isDated }) => $isDated && '68px'} 108px minmax(0, 1fr) 262px;
  gap: var(--s4) ${({ $isDated }) => ($isDated ? 'var(--s4)' : 'var(--s5)')};
  padding: var(--s4);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
  ${narrowList} {
    grid-template-columns: ${({ $isDated }) => ($isDated ? '68px' : '88px')} minmax(0, 1fr);
    gap: var(--s3);
    border-block-end: 0;
  }
  ${media.forcedColours} {
    border: 1.5px solid CanvasText;
  }
`

const Picture = styled(RowPicture)<{ $isDated: boolean }>`
  align-self: start;
  ${narrowList} {
    display: ${({ $isDated }) => $isDated && 'none'};
    aspect-ratio: 1;
  }
`

const Told = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-inline-size: 0;
  > h2,
  > p {
    ${ownDirection}
  }
  > h2 {
    ${clamped(3)}
    font-size: 1.25rem;
    line-height: 1.22;
  }
  ${narrowList} {
    > h2 {
      font-size: 1.125rem;
    }
  }
`

const Description = styled.p`
  ${clamped(2)}
  max-inline-size: 68ch;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.45;
  ${narrowList} {
    grid-column: 1 / -1;
  }
`

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--s4);
  margin-block-start: 4px;
  font-size: var(--t-s);
  color: var(--ink-soft);
`

const Outside = styled.a`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-block-size: 44px;
  margin-block: -8px;
  border-radius: var(--radius);
  color: var(--accent);
  &:hover {
    background: var(--accent-tint);
    color: var(--accent-deep);
  }
`

const Unsaved = styled.span`
  color: var(--waiting);
  font-weight: 600;
`

const Do = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: center;
  justify-items: end;
  ${narrowList} {
    grid-column: 1 / -1;
    justify-items: start;
  }
`

/** States that the chip says already. */
const SETTLED: readonly PostState[] = ['on', 'off']

/** Returns the host of a link, such as `example.org`; '' of an address that cannot be read. */
const hostOf = (link: string) => parseAddress(link)?.host.replace(/^www\./, '') ?? ''

/** Says when a scheduled post is published. */
function Planned({ at }: { at: string }) {
  const { t } = useLingui()
  const when = formatMinute(at, useLanguage())
  return <time dateTime={at}>{t`Planned for ${when}`}</time>
}

interface PostRowProps {
  kind: PostKind
  post: Post
  /** Undefined where it cannot be known. */
  publishing: Publishing | undefined
  /** Whether changes of it wait on this device. */
  isUnsaved?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** Shows a post or an event as a row of the list. */
export function PostRow({ kind, post, publishing, isUnsaved, children }: PostRowProps) {
  const { t } = useLingui()
  const { title, externalLink, is_published, publish_at, missed_at, author_name, createdAt, date } = post
  const isDated = date !== undefined
  const state = publishing && postState(kind, post, publishing)
  return (
    <Row $isDated={isDated}>
      {isDated && <RowDay date={date} />}
      <Picture post={post} $isDated={isDated} />
      <Told>
        <h2>{title}</h2>
        <Description>{teaserOf(post)}</Description>
        <Meta>
          <StatusChip status={is_published ? 'published' : publish_at ? 'scheduled' : 'draft'} />
          {publish_at && <Planned at={publish_at} />}
          {isDated ? (
            <EventFacts event={post} />
          ) : (
            <>
              <span>
                <Trans>By {author_name}</Trans>
              </span>
              {!publish_at && <DateText at={createdAt} />}
            </>
          )}
          {!post.ur && (
            <span>
              <Trans>No Urdu</Trans>
            </span>
          )}
          {isUnsaved && (
            <Unsaved>
              <Trans>Unsaved changes</Trans>
            </Unsaved>
          )}
          {externalLink && (
            <Outside
              href={externalLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`${hostOf(externalLink)}: open the link of ${title} in a new tab`}
            >
              {hostOf(externalLink)}
              <Icon name="external" />
            </Outside>
          )}
        </Meta>
        {missed_at && <MissedNotice at={missed_at} />}
      </Told>
      <Do>
        {state && !SETTLED.includes(state) && <SiteState {...{ state }} />}
        {children}
      </Do>
    </Row>
  )
}
