import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { fileAddress, type ListedFile } from 'domain/files/office-file.ts'
import type { ReactNode } from 'react'
import { ButtonAnchor, ButtonLink } from '#components/controls/button.tsx'
import styled from 'styled-components'
import { Icon, Shape } from '#components/controls/icon.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { FILE_SHAPES } from '#components/controls/file-shapes.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'

const Rows = styled.ul`
  border-block-start: 2px solid var(--ink);
  background: var(--surface);
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3) var(--s4);
  align-items: center;
  min-block-size: 76px;
  padding: var(--s3) var(--s4);
  border-block-end: 1px solid var(--line);
  &[hidden] {
    display: none;
  }
  ${media.belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`
const Paper = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 2px;
  inline-size: 44px;
  block-size: 52px;
  background: var(--surface-sunk);
  font: 700 0.6875rem/1 var(--text);
  > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`
const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > b {
    line-height: 1.3;
    ${ownDirection}
  }
  > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
`
/** Draws a sheet with the kind of a file: PDF or JPG. */
export const FileSheet = ({ kind }: Pick<ListedFile, 'kind'>) => (
  <Paper aria-hidden="true">
    <Icon name="document" />
    {kind.toUpperCase()}
  </Paper>
)

/** Returns what lists who a file is for, its languages, kind, size and day. */
export function useFileFacts() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return ({ readers, languages, kind, size, date }: ListedFile): string[] =>
    [
      readers === 'members' ? t`For members` : '',
      languages,
      kind === 'pdf' ? 'PDF' : t`Picture`,
      formatBytes(size, i18n.locale),
      formatDay(date, language),
    ].filter(Boolean)
}

/** Links to a file for everybody, or to the sign-in for one for members. */
function VisitorsLink({ file }: { file: ListedFile }) {
  const { t } = useLingui()
  return file.readers === 'members' ? (
    <ButtonLink $kind="line" $small to={paths.memberFiles} aria-label={t`Sign in to download: ${file.title}`}>
      <Shape d={FILE_SHAPES.lock} />
      <Trans>Sign in to download</Trans>
    </ButtonLink>
  ) : (
    <ButtonAnchor
      $kind="line"
      $small
      href={fileAddress(file)}
      download
      aria-label={t`Download: ${file.title}`}
    >
      <Shape d={FILE_SHAPES.download} />
      <Trans>Download</Trans>
    </ButtonAnchor>
  )
}

interface FileRowsProps {
  files: readonly ListedFile[]
  /** Name of the list for screen readers. */
  label: string
  /** What downloads a file; by default what a visitor may press. */
  action?: (file: ListedFile) => ReactNode
}

/** Lists files with title, facts and a button to download them. */
export function FileRows({ files, label, action }: FileRowsProps) {
  const factsOf = useFileFacts()
  const language = useLanguage()
  return (
    <Rows aria-label={label}>
      {files.map((file) => (
        <Row key={file.id}>
          <FileSheet kind={file.kind} />
          <Words>
            <b>
              <bdi>{file.title}</bdi>
            </b>
            <span>{formatList(factsOf(file), language)}</span>
          </Words>
          {action ? action(file) : <VisitorsLink file={file} />}
        </Row>
      ))}
    </Rows>
  )
}
