import { msg } from '@lingui/core/macro'
import type { Aims } from 'domain/content/aims.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const aims: PartText<Aims> = {
  label: msg`Vision, mission, values`,
  page: paths.about,
  boxes: [
    { heading: msg`What the chamber is for`, names: ['vision', 'mission', 'story'] },
    { heading: msg`Values`, hint: msg`Each has its own figure, by its place.`, names: ['values'] },
  ],
  fields: {
    vision: { label: msg`Vision` },
    mission: { label: msg`Mission` },
    story: { label: msg`Where the chamber comes from` },
    values: {
      label: msg`Values`,
      add: msg`Add a value`,
      titled: 'name',
      lined: ['text'],
      fields: { name: { label: msg`Value` }, text: { label: msg`What it binds us to` } },
    },
  },
}
