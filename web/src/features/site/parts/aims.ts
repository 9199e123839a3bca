import { msg } from '@lingui/core/macro'
import type { Aims } from 'domain/content/aims.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const aims: PartDefinition<Aims> = {
  label: msg`Vision, mission, values`,
  page: paths.about,
  boxes: [
    { heading: msg`Purpose of the chamber`, names: ['vision', 'mission', 'story'] },
    {
      heading: msg`Values`,
      hint: msg`Each value has its own pattern, set by its position.`,
      names: ['values'],
    },
  ],
  fields: {
    vision: { label: msg`Vision` },
    mission: { label: msg`Mission` },
    story: { label: msg`History of the chamber` },
    values: {
      label: msg`Values`,
      add: msg`Add a value`,
      titleField: 'name',
      detailFields: ['text'],
      fields: { name: { label: msg`Value` }, text: { label: msg`What it means for us` } },
    },
  },
}
