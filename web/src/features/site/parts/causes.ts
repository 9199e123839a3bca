import { msg } from '@lingui/core/macro'
import type { Causes } from 'domain/content/causes.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const causes: PartText<Causes> = {
  label: msg`Causes`,
  page: paths.causes,
  boxes: [
    { heading: msg`Causes`, hint: msg`They stand on the site in this order.`, names: ['causes'] },
    { heading: msg`Over them on the home page`, names: ['heading', 'words'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    words: { label: msg`Sentence below it` },
    causes: {
      label: msg`Causes`,
      add: msg`Add a cause`,
      titled: 'title',
      lined: ['raised', 'goal'],
      fields: {
        title: { label: msg`Title` },
        raised: { label: msg`Raised`, hint: msg`As it is shown, such as $7,000.00`, isHalf: true },
        goal: { label: msg`Goal`, hint: msg`As it is shown, such as $8,000.00`, isHalf: true },
        progress: {
          label: msg`Progress`,
          hint: msg`In per cent. We do not reckon it from the sums.`,
          isHalf: true,
        },
        image: {
          label: msg`Picture`,
          hint: msg`People at work, hands, goods or places. Without one stands a sewn picture.`,
          kind: 'picture',
        },
        alt: {
          label: msg`What the picture shows`,
          hint: msg`Read aloud to who cannot see it; empty where the title says as much`,
        },
        id: {
          label: msg`Short name`,
          hint: msg`In its address, and what its story is found by: small letters, digits, hyphens`,
          isHalf: true,
        },
      },
    },
  },
}
