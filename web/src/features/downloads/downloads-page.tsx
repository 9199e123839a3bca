import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedFile } from 'domain/files/office-file.ts'
import { SEARCH_LENGTH } from 'domain/values/list-limits.ts'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SearchInput } from '#components/fields/search-input.ts'
import { Label } from '#components/fields/field-frame.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { FileRows, useFileFacts } from '#components/files/file-rows.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'

/* a filter without scripts would do nothing */
const Filter = styled.search`
  display: grid;
  gap: 6px;
  max-inline-size: 420px;
  margin-block-end: var(--s5);
  ${media.withoutScripts} {
    display: none;
  }
`
const Count = styled.output`
  display: block;
  min-block-size: 1.6em;
  margin-block-end: var(--s2);
`

/** Renders the page Downloads: all files with their dates, filtered in the browser. */
export function DownloadsPage() {
  const { t } = useLingui()
  const data = usePageData()
  return (
    <>
      <PageHead
        title={t`Downloads`}
        description={t`Circulars, forms and other files of the chamber, with their dates.`}
      />
      <PageBanner title={t`Downloads`} crumb={t`Downloads`} art="banner-downloads" />
      <Section>
        <Wrap>
          {!data && <Loading text={t`Loading the files...`} />}
          {data?.files && data.files.length > 0 && <FilteredFiles files={data.files} />}
          {data && !data.files?.length && <EmptyState text={t`There are no files yet.`} />}
        </Wrap>
      </Section>
    </>
  )
}

function FilteredFiles({ files }: { files: readonly ListedFile[] }) {
  const { t } = useLingui()
  const factsOf = useFileFacts()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // what was typed before the page was hydrated
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = files.filter((file) => {
    const text = `${file.title} ${factsOf(file).join(' ')} ${file.date}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
  const { length: count } = found
  return (
    <>
      <Filter>
        <Label htmlFor="filter">
          <Trans>Filter by title, date or language</Trans>
        </Label>
        <SearchInput
          ref={input}
          id="filter"
          maxLength={SEARCH_LENGTH}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Filter>
      <Count>{words.length > 0 && <Plural value={count} one="# file" other="# files" />}</Count>
      {count > 0 ? <FileRows files={found} label={t`Files`} /> : <p>{t`No file has these words.`}</p>}
    </>
  )
}
