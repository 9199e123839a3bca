import { msg } from '@lingui/core/macro'
import type { Causes } from 'domain/content/causes.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

/** Defines the form for the causes: their page, and their section on the home page. */
export const causes: PartDefinition<Causes> = {
  label: msg`Causes`,
  page: paths.causes,
  boxes: [
    { heading: msg`Causes`, hint: msg`Shown in this order.`, fieldNames: ['causes'] },
    { heading: msg`Section heading on the home page`, fieldNames: ['heading', 'words'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    words: { label: msg`Text below the heading` },
    causes: {
      label: msg`Causes`,
      add: msg`Add a cause`,
      titleField: 'title',
      detailFields: ['raised', 'goal'],
      fields: {
        title: { label: msg`Title` },
        raised: { label: msg`Raised`, hint: msg`As shown, such as ${'$7,000.00'}`, isHalf: true },
        goal: { label: msg`Goal`, hint: msg`As shown, such as ${'$8,000.00'}`, isHalf: true },
        progress: {
          label: msg`Progress`,
          hint: msg`Percent. Not calculated from the amounts.`,
          isHalf: true,
        },
        image: {
          label: msg`Picture`,
          hint: msg`People at work, hands, goods or places. Without a photo a pattern is shown.`,
          kind: 'picture',
        },
        alt: {
          label: msg`Description of the picture`,
          hint: msg`For blind visitors. Leave empty if the title says it.`,
        },
        id: {
          label: msg`Web address`,
          hint: msg`Small letters, digits, hyphens. The story of this cause has the same address.`,
          isHalf: true,
        },
      },
    },
  },
}
