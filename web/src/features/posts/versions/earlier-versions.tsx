import { Trans, useLingui } from '@lingui/react/macro'
import { formatMinute } from 'domain/dates.ts'
import type { ListedVersion, PostVersion } from 'domain/office/managed-posts.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ComparedField } from '#components/conflict/conflict-fields.tsx'
import { Button } from '#components/controls/button.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { ChoiceLabel } from '#components/fields/radio-picks.tsx'
import { DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { media } from '#styles/media.ts'
import { usePostVersion, usePostVersions, useRestoreVersion } from '../api.ts'
import type { Post, PostKind } from '../kinds.ts'
import { RowPicture } from '../list/row-picture.tsx'
import { type PostField, type PostValues, valuesOf } from '../post-values.ts'
import { useFileTitles } from '../use-file-titles.ts'
import { usePostTexts } from '../use-post-texts.ts'

const Columns = styled.div`
  display: grid;
  gap: var(--s5);
  align-items: start;
  ${media.fromTablet} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
`
const List = styled.div`
  display: grid;
  gap: var(--s2);
  ${media.belowTablet} {
    max-block-size: 40vh;
    overflow: auto;
  }
`
const Differences = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;
`
const Pictures = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2) var(--s4);
  > h3 {
    grid-column: 1 / -1;
    font: 600 1rem/1.35 var(--text);
  }
`
const Soft = styled.p`
  color: var(--ink-soft);
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

interface EarlierVersionsProps {
  kind: PostKind
  /** As stored. */
  post: Post
  /** Whether the form has changes that are not saved, which a restored version would conflict with. */
  hasChanged: boolean
  /** Called when a version was restored, or to return to the form as it is. */
  onRestored: () => void
  onBack: () => void
}

/** Shows the earlier versions of a post, compares one with what is stored, and restores it. */
export function EarlierVersions({ kind, post, hasChanged, onRestored, onBack }: EarlierVersionsProps) {
  const { t } = useLingui()
  const { messages } = usePostTexts(kind)
  const errorText = useErrorText()
  const versions = usePostVersions(kind, post)
  const [chosen, setChosen] = useState<string>()
  // the button that was pressed is gone with the form
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  const restoring = useRestoreVersion(kind, post, { onRestored })
  const { data: listed } = versions
  const selected = listed?.find(({ id }) => id === chosen) ?? listed?.[0]
  return (
    <>
      <DialogBody ref={start} tabIndex={-1}>
        {versions.isPending && <Loading text={t`Loading earlier versions...`} />}
        {versions.isError && (
          <LoadFailed
            text={errorText(versions.error, { failed: messages.fetchFailed })}
            onRetry={() => void versions.refetch()}
          />
        )}
        {listed?.length === 0 && (
          <EmptyState
            text={t`No earlier versions yet. Each change of the text or the picture keeps the version before it.`}
          />
        )}
        {selected && (
          <Columns>
            <VersionList versions={listed ?? []} selected={selected.id} onSelect={setChosen} />
            <ComparedVersion key={selected.id} {...{ kind, post }} version={selected} />
          </Columns>
        )}
        {selected && hasChanged && (
          <Soft role="note">
            <Trans>
              You have changes that are not saved. Save or discard them before you restore a version.
            </Trans>
          </Soft>
        )}
      </DialogBody>
      <DialogFoot>
        {selected && (
          <Button
            type="button"
            disabled={hasChanged}
            aria-busy={restoring.isPending}
            onClick={() => restoring.mutate(selected.id)}
          >
            {restoring.isPending ? <Trans>Restoring...</Trans> : <Trans>Restore this version</Trans>}
          </Button>
        )}
        <Push type="button" $kind="line" onClick={onBack}>
          <Trans>Back</Trans>
        </Push>
      </DialogFoot>
    </>
  )
}

interface VersionListProps {
  versions: readonly ListedVersion[]
  selected: string
  onSelect: (id: string) => void
}

function VersionList({ versions, selected, onSelect }: VersionListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <List role="radiogroup" aria-label={t`Earlier versions`}>
      {versions.map(({ id, savedAt, saved_by: by }) => (
        <ChoiceLabel key={id}>
          <input type="radio" name="version" checked={id === selected} onChange={() => onSelect(id)} />
          <span>
            {formatMinute(savedAt, language)}
            <small>{by}</small>
          </span>
        </ChoiceLabel>
      ))}
    </List>
  )
}

interface ComparedVersionProps {
  kind: PostKind
  post: Post
  version: ListedVersion
}

/** Compares a version with what is stored, word by word. */
function ComparedVersion({ kind, post, version }: ComparedVersionProps) {
  const { t } = useLingui()
  const { messages } = usePostTexts(kind)
  const errorText = useErrorText()
  const { data, error, refetch } = usePostVersion(kind, post, version.id)
  if (error)
    return (
      <LoadFailed text={errorText(error, { failed: messages.fetchFailed })} onRetry={() => void refetch()} />
    )
  return data ? <VersionDifferences {...{ kind, post }} version={data} /> : <Loading text={t`Loading...`} />
}

function VersionDifferences({
  kind,
  post,
  version,
}: Omit<ComparedVersionProps, 'version'> & { version: PostVersion }) {
  const { t } = useLingui()
  const { label } = useTexts()
  const language = useLanguage()
  const then = valuesOf({ ...post, ...EMPTY_FIELDS, ...version.content })
  const now = valuesOf(post)
  const fileTitles = useFileTitles(kind)
  const format = (field: Exclude<PostField, 'publishing'>, values: PostValues) =>
    field === 'files' ? fileTitles(values) : values[field]
  const fields = kind.fields.filter(isText).filter((field) => then[field] !== now[field])
  const hasOtherPicture = version.content.image !== post.image
  const headings = [t`Saved ${formatMinute(version.savedAt, language)}`, t`Now`] as const
  return (
    <Differences>
      {fields.map((field) => (
        <ComparedField
          key={field}
          label={label[field]}
          sides={[
            { heading: headings[0], text: format(field, then) },
            { heading: headings[1], text: format(field, now) },
          ]}
        />
      ))}
      {hasOtherPicture && (
        <Pictures aria-label={label.image}>
          <h3>{label.image}</h3>
          <b>{headings[0]}</b>
          <b>{headings[1]}</b>
          {/* visitors do not see it any more, so it is fetched with the token */}
          <RowPicture post={{ id: post.id, image: version.content.image, is_published: false }} />
          <RowPicture post={post} />
        </Pictures>
      )}
      {fields.length === 0 && !hasOtherPicture && <Soft>{t`No difference.`}</Soft>}
    </Differences>
  )
}

/** Fields that an earlier version may lack. */
const EMPTY_FIELDS = { externalLink: '', end_date: '', end_time: '', files: [] }

const isText = (field: PostField): field is Exclude<PostField, 'publishing'> => field !== 'publishing'
