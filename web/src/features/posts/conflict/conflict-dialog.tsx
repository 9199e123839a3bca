import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ConflictField } from './conflict-field.tsx'
import type { Post, PostKind } from '../kinds.ts'
import type { Base } from '../editor/post-draft.ts'
import { differing, type PostValues, valuesOf } from '../editor/post-values.ts'

const Push = styled(Button)`
  margin-inline-start: auto;
`
const Soft = styled.p`
  color: var(--ink-soft);
`

interface ConflictDialogProps {
  kind: PostKind
  /** As somebody else saved it. */
  post: Post
  /** What `values` are built on. */
  base: Base
  values: PostValues
  onSave: (merged: PostValues) => void
  onThrowAway: () => void
  onLater: () => void
}

/** Two have saved the same post: what differs side by side, one choice a field. */
export function ConflictDialog({
  kind,
  post,
  base,
  values,
  onSave,
  onThrowAway,
  onLater,
}: ConflictDialogProps) {
  const { t } = useLingui()
  const at = formatTime(post.updatedAt, useLanguage())
  const hers = valuesOf(post)
  const differ = differing(kind, values, hers)
  const mineAtFirst = differing(kind, values, base.values)
  // what she alone has changed is hers unless she says otherwise
  const [mine, setMine] = useState<readonly (keyof PostValues)[]>(mineAtFirst)
  const choose = (field: keyof PostValues, isMine: boolean) =>
    setMine(isMine ? [...mine, field] : mine.filter((other) => other !== field))
  // the button that was pressed has gone with the form
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  const merged = () => {
    const taken = differ.filter((field) => mine.includes(field)).map((field) => [field, values[field]])
    return { ...hers, ...(Object.fromEntries(taken) as Partial<PostValues>) }
  }
  return (
    <>
      <DialogBody ref={start} tabIndex={-1}>
        <ConflictNotice post={post} />
        {differ.map((field) => (
          <ConflictField
            key={field}
            {...{ field, at, hers, values }}
            who={post.editor_name}
            isMine={mine.includes(field)}
            onChoose={(isMine) => choose(field, isMine)}
          />
        ))}
        <Soft>
          {differ.length > 0 ? <Trans>Everything else is the same in both.</Trans> : t`No difference.`}
        </Soft>
      </DialogBody>
      <DialogFoot>
        <Button type="button" onClick={() => onSave(merged())}>
          <Trans>Save these versions</Trans>
        </Button>
        <Button type="button" $kind="line" onClick={onThrowAway}>
          <Trans>Discard my changes</Trans>
        </Button>
        <Push type="button" $kind="plain" onClick={onLater}>
          <Trans>Decide later</Trans>
        </Push>
      </DialogFoot>
    </>
  )
}
