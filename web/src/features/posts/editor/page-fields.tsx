import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { PAGE_FOLDER } from 'domain/pages/page.ts'
import { toPageName } from 'domain/pages/page-name.ts'
import { PAGE_LINKS } from 'domain/stored/page.ts'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { Label } from '#components/fields/field-frame.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { PostValues } from '../post-values.ts'
import { useLinkNames } from '../use-post-texts.ts'

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
