import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { formatBytes } from '#lib/files/format-bytes.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  text-align: start;
  /* above the unseen input */
  > button {
    position: relative;
    margin-inline-start: auto;
  }
`
const Sheet = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  background: var(--success-tint);
  color: var(--success);
  > svg {
    inline-size: 28px;
    block-size: 28px;
  }
`
const Words = styled.span`
  flex: 1 1 104px;
  display: grid;
  min-inline-size: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
`
const Aloud = styled.span`
  ${visuallyHidden}
`

interface ChosenDocumentProps {
  file: File
  /** Of the words that say what it is. */
  id: string
  /** Of its field. */
  label: string
  onReplace: () => void
}

/** A chosen file: its name, its kind and size, and a way to choose another. */
export function ChosenDocument({ file, id, label, onReplace }: ChosenDocumentProps) {
  const { t, i18n } = useLingui()
  const kind = file.type.startsWith('image/') ? t`Picture` : 'PDF'
  return (
    <Line>
      <Sheet>
        <Icon name="document" />
      </Sheet>
      <Words id={id}>
        <b>{file.name}</b>
        <Hint>
          {kind}, {formatBytes(file.size, i18n.locale)}
        </Hint>
      </Words>
      <Button type="button" $kind="plain" $small onClick={onReplace}>
        <Trans>Replace</Trans>
        <Aloud>, {label}</Aloud>
      </Button>
    </Line>
  )
}
