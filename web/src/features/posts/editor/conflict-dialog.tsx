import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute, formatTime } from 'domain/dates.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { ConflictFields, ConflictFoot, useOwnVersions } from '#components/conflict/conflict-fields.tsx'
import { DialogBody } from '#components/overlay/dialog.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import type { Base } from './post-draft.ts'
import { differingFields, type PostValues, valuesOf } from '../post-values.ts'
import type { Post, PostKind } from '../kinds.ts'
import { type PublishingChoice, publishingFields, scheduleOf } from '../schedule.ts'
import { useFileTitles } from '../use-file-titles.ts'
import { useLinkNames } from '../use-post-texts.ts'

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  min-block-size: 48px;
  padding: 2px var(--s4);
  border: 1px solid var(--waiting-edge);
  background: var(--waiting-tint);
  line-height: 1.35;
  > svg {
    color: var(--waiting);
  }
  > span {
    flex: 1 1 14em;
  }
`

const News = ({ children }: { children: ReactNode }) => (
  <Strip role="alert">
    <Icon name="alert" />
    {children}
  </Strip>
)

/** Says that somebody has deleted the post that is being edited. */
export const DeletedNotice = ({ children }: { children: string }) => (
  <News>
    <span>{children}</span>
  </News>
)

interface ConflictNoticeProps {
  post: Post
  /** The version on which the changes are built. */
  base: Base
  /** Shows what differs. */
  onCompare?: () => void
}

/** Says that the post was saved or published meanwhile. */
export function ConflictNotice({ post, base, onCompare }: ConflictNoticeProps) {
  const { t } = useLingui()
  const at = formatTime(post.updatedAt, useLanguage())
  const who = post.editor_name ?? t`Someone`
  // nobody may have saved it: the job publishes what is scheduled
  const isPublishedMeanwhile = post.is_published && scheduleOf(base.values.publishing) !== undefined
  return (
    <News>
      <span>
        <b>
          {isPublishedMeanwhile
            ? t`This was published at ${at}, while you were writing.`
            : t`${who} saved this at ${at}, while you were writing.`}
        </b>{' '}
        <Trans>Your text is still here.</Trans>
      </span>
      {onCompare && (
        <Button type="button" $kind="line" $small onClick={onCompare}>
          <Trans>Compare</Trans>
        </Button>
      )}
    </News>
  )
}

const Soft = styled.p`
  color: var(--ink-soft);
`

/** Returns what formats a choice of the publication. */
function useFormatPublishing() {
  const { t } = useLingui()
  const language = useLanguage()
  return (publishing: PublishingChoice): string => {
    if (publishing === 'published') return t`Published`
    const at = publishingFields(publishing).publish_at
    const when = at && formatMinute(at, language)
    return when ? t`Publish at ${when}` : t`Draft`
  }
}

/** Returns what formats the value of a field. */
function useFormatField(kind: PostKind) {
  const { t } = useLingui()
  const formatPublishing = useFormatPublishing()
  const links = useLinkNames()
  const fileTitles = useFileTitles(kind)
  return (field: keyof PostValues, values: PostValues): string => {
    if (field === 'linked_in') return links[values.linked_in]
    if (field === 'files') return fileTitles(values)
    if (field === 'publishing') return formatPublishing(values.publishing)
    if (field !== 'image') return values[field]
    return values.image ? t`A new picture: ${values.image.name}` : t`The stored picture`
  }
}

interface ConflictDialogProps {
  kind: PostKind
  /** As somebody else saved it. */
  post: Post
  /** The version on which `values` are built. */
  base: Base
  values: PostValues
  onSave: (merged: PostValues) => void
  onDiscard: () => void
  onLater: () => void
}

/** Shows what differs where two people have saved the same post, and asks for one choice a field. */
export function ConflictDialog({
  kind,
  post,
  base,
  values,
  onSave,
  onDiscard,
  onLater,
}: ConflictDialogProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const format = useFormatField(kind)
  const at = formatTime(post.updatedAt, useLanguage())
  const stored = valuesOf(post)
  const fields = differingFields(kind, values, stored)
  // a field that only the other person has changed is theirs unless the reader chooses otherwise
  const { own, choose } = useOwnVersions(differingFields(kind, values, base.values))
  // the button that was pressed is gone with the form
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  const merged = () => {
    const kept = fields.filter((field) => own.includes(field)).map((field) => [field, values[field]])
    return { ...stored, ...(Object.fromEntries(kept) as Partial<PostValues>) }
  }
  const { editor_name: editor } = post
  return (
    <>
      <DialogBody ref={start} tabIndex={-1}>
        <ConflictNotice {...{ post, base }} />
        <ConflictFields
          fields={fields.map((name) => ({
            name,
            label: name === 'publishing' ? t`Publishing` : label[name],
            mine: format(name, values),
            theirs: format(name, stored),
          }))}
          theirs={editor ? t`Saved by ${editor} at ${at}` : t`Saved at ${at}`}
          own={own}
          onChoose={choose}
        />
        <Soft>{fields.length > 0 ? <Trans>All other fields are the same.</Trans> : t`No difference.`}</Soft>
      </DialogBody>
      <ConflictFoot onSave={() => onSave(merged())} onDiscard={onDiscard} onLater={onLater} />
    </>
  )
}
