import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayOfYear, formatMinute } from 'domain/dates.ts'
import { PAGE_FOLDER } from 'domain/pages/page.ts'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { SiteState } from '#components/publishing/site-state.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { PAGES, type Post } from '../kinds.ts'
import { MissedNotice } from '../publishing/publishing-status.tsx'
import { postState, type Publishing } from '../publishing/publishing-state.ts'
import { useLinkNames } from '../use-post-texts.ts'

/** The columns of the list of pages in CSS. */
export const PAGE_COLUMNS = 'grid-template-columns: minmax(0, 1fr) 92px 148px 118px 252px;'
const Row = styled.li`
  display: grid;
  ${PAGE_COLUMNS}
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s2) var(--s3);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  ${narrowList} {
    display: flex;
    flex-wrap: wrap;
    padding: var(--s4);
    border-block-end: 0;
  }
  ${media.forcedColours} {
    border: 1.5px solid CanvasText;
  }
`
const Named = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  h3 {
    font: 700 1rem / 1.3 var(--text);
    letter-spacing: 0;
    ${ownDirection}
  }
  p {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${narrowList} {
    flex: 1 0 100%;
  }
`
const State = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`
const Unsaved = styled.span`
  color: var(--waiting);
  font-size: var(--t-s);
  font-weight: 600;
`
const Planned = styled.time`
  font-size: var(--t-s);
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s1);
  ${narrowList} {
    flex: 1 0 100%;
  }
`
const Edit = styled(MiniButton)`
  ${narrowList} {
    flex: 1;
  }
`
const Delete = styled(IconButton)`
  color: var(--danger);
`
const Move = styled(IconButton)<{ $isDown?: boolean }>`
  > svg {
    rotate: ${({ $isDown }) => $isDown && '180deg'};
  }
  &[aria-disabled='true'] {
    color: var(--ink-off);
    cursor: not-allowed;
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

export type Direction = 'up' | 'down'

/** Builds the id of a button that moves a page, by which the focus finds it again. */
export const moveButtonId = (id: string, direction: Direction): string => `move-${direction}-${id}`

interface PageRowProps {
  page: Post
  publishing: Publishing | undefined
  /** Whether this device keeps a draft with unsaved changes. */
  isUnsaved: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
  onEdit: () => void
  onPreview: () => void
  onDelete: () => void
}

/** Shows a page of the office as a row of the list. */
export function PageRow({ page, publishing, isUnsaved, isFirst, isLast, ...on }: PageRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const links = useLinkNames()
  const { id, title, name = '', linked_in: linkedIn = 'none', updatedAt } = page
  const { is_published: isPublished, publish_at: publishAt, missed_at: missedAt } = page
  const state = publishing && postState(PAGES, page, publishing)
  return (
    <Row>
      <Named>
        <h3>{title}</h3>
        <p dir="ltr">{PAGE_FOLDER + name}</p>
        {!page.ur && (
          <p>
            <Trans>No Urdu</Trans>
          </p>
        )}
        {missedAt && <MissedNotice at={missedAt} />}
      </Named>
      <span>
        <Hidden>{t`Linked in`}: </Hidden>
        {links[linkedIn]}
      </span>
      <State>
        {state && state !== 'on' && state !== 'off' ? (
          <SiteState state={state} />
        ) : (
          <StatusChip status={isPublished ? 'published' : publishAt ? 'scheduled' : 'draft'} />
        )}
        {publishAt && (
          <Planned dateTime={publishAt}>{t`Planned for ${formatMinute(publishAt, language)}`}</Planned>
        )}
        {isUnsaved && (
          <Unsaved>
            <Trans>Unsaved changes</Trans>
          </Unsaved>
        )}
      </State>
      <span>
        <Hidden>{t`Changed`}: </Hidden>
        {formatDayOfYear(updatedAt, language)}
      </span>
      <Actions>
        <Move
          type="button"
          id={moveButtonId(id, 'up')}
          aria-label={t`Move ${title} up`}
          aria-disabled={isFirst}
          onClick={() => on.onMove('up')}
        >
          <Icon name="up" />
        </Move>
        <Move
          type="button"
          id={moveButtonId(id, 'down')}
          $isDown
          aria-label={t`Move ${title} down`}
          aria-disabled={isLast}
          onClick={() => on.onMove('down')}
        >
          <Icon name="up" />
        </Move>
        <Edit type="button" $kind="main" aria-label={t`Edit ${title}`} onClick={on.onEdit}>
          <Trans>Edit</Trans>
        </Edit>
        <IconButton type="button" aria-label={t`Preview: ${title}`} onClick={on.onPreview}>
          <WorkIcon name="eye" />
        </IconButton>
        <Delete type="button" aria-label={t`Delete ${title}`} onClick={on.onDelete}>
          <Icon name="bin" />
        </Delete>
      </Actions>
    </Row>
  )
}
