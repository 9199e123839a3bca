import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from 'domain/dates.ts'
import { MAX_ITEMS } from 'domain/limits.ts'
import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { Tick } from '#components/fields/tick.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { useListedFiles } from '../api.ts'
import { PAGES } from '../kinds.ts'
import { fileIdsOf, type PostValues } from '../post-values.ts'

const Group = styled.fieldset`
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
    <Group>
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
    </Group>
  )
}
