import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { FILES } from 'domain/limits.ts'
import { fileAddress, type ListedFile } from 'domain/files/office-file.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { ListHead } from '#components/dashboard/list-head.tsx'
import { WaitingDraft } from '#components/editor/waiting-draft.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { EmptyState, LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { FileSheet } from '#components/files/file-rows.tsx'
import { usePause } from '#components/publishing/use-pause.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { useFiles } from '../api.ts'
import { draftKey, readFileDraft } from '../editor/file-draft.ts'
import { FileDialog } from '../editor/file-dialog.tsx'
import { NEW } from '../file-values.ts'
import { DeleteFile } from './delete-file.tsx'

/** Files that are shown at first. */
const SHOWN = 5
/** Milliseconds for which the button shows "Copied". */
const SAID_MS = 3_000

const Section = styled.section`
  margin-block-start: var(--s7);
`
const columns = 'grid-template-columns: minmax(0, 1fr) 112px 150px auto;'
const Head = styled(ListHead)`
  ${columns}
  > :last-child {
    inline-size: 278px;
  }
`
const Rows = styled.ul`
  display: grid;
  ${narrowList} {
    gap: var(--s3);
  }
`
const Row = styled.li`
  display: grid;
  ${columns}
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: var(--s2) var(--s4);
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  overflow-wrap: anywhere;
  ${narrowList} {
    display: flex;
    flex-wrap: wrap;
    padding-block: var(--s4);
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`
const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--s3);
  align-items: center;
  > div {
    display: grid;
    line-height: 1.35;
  }
  b {
    ${ownDirection}
  }
  small {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${narrowList} {
    flex: 1 0 100%;
  }
`
const For = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
`
const Actions = styled.div`
  display: flex;
  gap: var(--s2);
  align-items: center;
  justify-content: end;
  inline-size: 278px;
  ${narrowList} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    inline-size: auto;
    min-inline-size: 0;
    > button:not(:last-child) {
      flex: 1;
    }
  }
`
const Delete = styled(IconButton)`
  color: var(--danger);
`
const Soft = styled.span`
  color: var(--ink-soft);
`
const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  min-block-size: 56px;
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Copies the address of a file, or of the list that members see after signing in. */
function CopyLink({ file }: { file: ListedFile }) {
  const { t } = useLingui()
  const { title } = file
  const [isCopied, setIsCopied] = useState(false)
  const address = location.origin + (file.readers === 'members' ? paths.memberFiles : fileAddress(file))
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), SAID_MS)
      },
      () => setIsCopied(false),
    )
  return (
    <>
      <MiniButton
        type="button"
        $kind="main"
        aria-label={isCopied ? t`Copied: ${title}` : t`Copy link: ${title}`}
        onClick={() => void copy()}
      >
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </MiniButton>
      <Hidden as="output">{isCopied && t`Copied: ${title}`}</Hidden>
    </>
  )
}

interface FileRowProps {
  file: ListedFile
  onEdit: () => void
  onDelete: () => void
}

function FileRow({ file, onEdit, onDelete }: FileRowProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { title, name, size, kind, readers, date, languages } = file
  return (
    <Row>
      <Name>
        <FileSheet kind={kind} />
        <div>
          <b>{title}</b>
          <small>{formatList([name, formatBytes(size, i18n.locale), languages], language)}</small>
        </div>
      </Name>
      <For>
        {readers === 'members' && <WorkIcon name="lock" />}
        {readers === 'members' ? <Trans>Members</Trans> : <Trans>Everybody</Trans>}
      </For>
      <time dateTime={date}>{formatDay(date, language)}</time>
      <Actions>
        <CopyLink file={file} />
        <MiniButton type="button" $kind="plain" aria-label={t`Edit or replace: ${title}`} onClick={onEdit}>
          <Trans>Edit or replace</Trans>
        </MiniButton>
        <Delete type="button" aria-label={t`Delete ${title}`} onClick={onDelete}>
          <Icon name="bin" />
        </Delete>
      </Actions>
    </Row>
  )
}

/** Shows the files of the site, live, with what can be done with each, for admins. */
export function FilesSection({ session }: { session: OpenSession }) {
  const { t, i18n } = useLingui()
  const texts = useTexts()
  const uid = session.actor.uid ?? ''
  const pause = usePause(session)
  const { status, files, retry } = useFiles(session)
  const [edited, setEdited] = useState<string>()
  // a deletion by somebody else takes nothing away from the author
  const [known, setKnown] = useState<ListedFile>()
  const [deleted, setDeleted] = useState<ListedFile>()
  const [isAll, setIsAll] = useState(false)
  const count = files?.length ?? 0
  const bytes = files?.reduce((sum, { size }) => sum + size, 0) ?? 0
  const isFull = count >= FILES.most || bytes >= FILES.allBytes
  const live = files?.find(({ id }) => id === edited)
  if (live && (live.id !== known?.id || live.updatedAt !== known.updatedAt)) setKnown(live)
  const editedFile = live ?? (known?.id === edited ? known : undefined)
  const hidden = isAll ? 0 : Math.max(count - SHOWN, 0)
  const hasDraft = edited === undefined && readFileDraft(draftKey(uid, NEW)) !== undefined
  return (
    <Section aria-label={t`Files`}>
      <WorkHead title={t`Files`} isPart>
        <Soft>
          {isFull ? (
            <Trans>There is no room for more files. Delete one first.</Trans>
          ) : (
            <Trans>PDF or picture, up to 10 MB</Trans>
          )}
        </Soft>
        <Button type="button" $kind="line" disabled={!files || isFull} onClick={() => setEdited(NEW)}>
          <Icon name="upload" />
          <Trans>Add file</Trans>
        </Button>
      </WorkHead>
      {hasDraft && <WaitingDraft text={t`A file is not added yet.`} onContinue={() => setEdited(NEW)} />}
      {!files && status === 'loading' && <Loading text={t`Loading the files...`} />}
      {!files && status !== 'loading' && <LoadFailed text={texts.server.unreachable} onRetry={retry} />}
      {files && count === 0 && <EmptyState text={t`There are no files yet.`} />}
      {files && count > 0 && (
        <>
          <Head>
            <span>{t`File`}</span>
            <span>{t`For`}</span>
            <span>{t`Date`}</span>
            <span />
          </Head>
          <Rows aria-label={t`Files`}>
            {files.slice(0, count - hidden).map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onEdit={() => setEdited(file.id)}
                onDelete={() => setDeleted(file)}
              />
            ))}
          </Rows>
          <Foot>
            <Soft>{t`${count} files, ${formatBytes(bytes, i18n.locale)} of 500 MB`}</Soft>
            {hidden > 0 && (
              <MiniButton type="button" $kind="plain" onClick={() => setIsAll(true)}>
                <Trans>Show the other {hidden}</Trans>
              </MiniButton>
            )}
          </Foot>
        </>
      )}
      {edited !== undefined && (edited === NEW || editedFile) && (
        <FileDialog
          key={edited}
          uid={uid}
          file={editedFile}
          pause={pause}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteFile file={deleted} pause={pause} onClose={() => setDeleted(undefined)} />}
    </Section>
  )
}
