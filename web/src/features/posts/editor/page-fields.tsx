import { useLingui, Trans } from '@lingui/react/macro'
import { MAX_LENGTH, MAX_ITEMS } from 'domain/limits.ts'
import { PAGE_FOLDER } from 'domain/pages/page.ts'
import { toPageName } from 'domain/pages/page-name.ts'
import { PAGE_LINKS } from 'domain/stored/page.ts'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { formatDay } from 'domain/dates.ts'
import { Label, Hint } from '#components/fields/field-frame.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Button } from '#components/controls/button.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { type PostValues, fileIdsOf } from '../post-values.ts'
import { useLinkNames } from '../use-post-texts.ts'
import { useListedFiles } from '../api.ts'
import { PAGES } from '../kinds.ts'

const Group = styled.div`
  display: grid;
  gap: 6px;
  [role='radiogroup'] {
    grid-auto-flow: row;
    gap: var(--s2);
  }
`

interface PageAddressProps {
  /** The stored name; undefined of a new page, whose title suggests one. */
  stored: string | undefined
}

/** Renders the field for the end of a page's address. */
export function PageAddress({ stored }: PageAddressProps) {
  const { t } = useLingui()
  const { values, setFieldValue } = useFormikContext<PostValues>()
  const { title, name } = values
  const suggested = useRef('')
  const suggest = useEffectEvent(() => {
    // a name that somebody has typed stays
    if (stored !== undefined || name !== suggested.current) return
    suggested.current = toPageName(title)
    if (name !== suggested.current) void setFieldValue('name', suggested.current)
  })
  useEffect(() => suggest(), [title])
  const isRenamed = stored !== undefined && stored !== name
  const address = PAGE_FOLDER + name
  return (
    <TextField
      name="name"
      label={t`Name in the address`}
      hint={
        isRenamed
          ? t`The page will be at ${address}. Its old address leads there.`
          : t`The page is at ${address}. Use small letters, digits and hyphens.`
      }
      maxLength={MAX_LENGTH.pageName}
      dir="ltr"
    />
  )
}

/** Renders the choice where a page is linked. */
export function PageLinks() {
  const { t } = useLingui()
  const names = useLinkNames()
  const hints = {
    none: t`Only people with its address find it`,
    footer: t`At the foot of every page`,
    about: t`At the end of About Us`,
  }
  return (
    <Group>
      <Label as="span">{t`Linked in`}</Label>
      <RadioPicks
        name="linked_in"
        label={t`Linked in`}
        options={PAGE_LINKS.map((value) => ({ value, label: names[value], hint: hints[value] }))}
      />
    </Group>
  )
}

const FileGroup = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    font-weight: 600;
    line-height: 1.35;
  }
`
const Choices = styled.div`
  display: grid;
  max-block-size: 280px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`

/** Renders the choice of the files that a page offers. */
export function PageFiles() {
  const { t } = useLingui()
  const language = useLanguage()
  const errorText = useErrorText()
  const { data: files, error, refetch } = useListedFiles(PAGES)
  const { values, setFieldValue } = useFormikContext<PostValues>()
  const chosen = fileIdsOf(values)
  const most = MAX_ITEMS.pageFiles
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    void setFieldValue('files', JSON.stringify(next))
  }
  return (
    <FileGroup>
      <legend>
        <Trans>Downloads</Trans>
      </legend>
      <Hint>
        {files?.length === 0
          ? t`Add a file below the list of pages first. Then you can choose it here.`
          : t`Choose up to ${most} files. The newest comes first.`}
      </Hint>
      {error && !files && (
        <>
          <p role="alert">{errorText(error)}</p>
          <Button type="button" $kind="line" $small onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      <Choices>
        {files?.map(({ id, title, date }) => (
          <Tick key={id}>
            <input
              type="checkbox"
              name="files"
              checked={chosen.includes(id)}
              disabled={chosen.length >= most && !chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span>
              <bdi>{title}</bdi>
              <Comma />
              {formatDay(date, language)}
            </span>
          </Tick>
        ))}
      </Choices>
    </FileGroup>
  )
}
