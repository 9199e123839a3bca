import { msg } from '@lingui/core/macro'
import type { Reasons } from 'domain/content/reasons.ts'
import { REASON_FIELDS } from 'domain/decisions/reasons.ts'
import type { PartDefinition } from './form-definition.ts'

/** Defines the form for the reasons of rejections, which no public page shows. */
export const reasons: PartDefinition<Reasons> = {
  label: msg`Reasons for rejection`,
  boxes: [
    {
      heading: msg`Reasons for rejection`,
      hint: msg`Admins choose from this list, in this order. A rejection copies the text, so later changes here do not alter it.`,
      fieldNames: ['reasons'],
    },
  ],
  fields: {
    reasons: {
      label: msg`Reasons`,
      add: msg`Add a reason`,
      titleField: 'label',
      detailFields: ['text'],
      newItem: () => ({ id: crypto.randomUUID() }),
      fields: {
        label: { label: msg`Reason`, hint: msg`In a few words, such as ‘Card cannot be read’` },
        text: {
          label: msg`Text for the applicant`,
          hint: msg`What is wrong and what to do. Sent by e-mail too.`,
        },
        is_final: {
          label: msg`What the applicant can do`,
          options: {
            false: msg`Correct the application and send it again`,
            true: msg`Nothing: the decision is final`,
          },
        },
        fields: {
          label: msg`Fields and pictures to correct`,
          hint: msg`For a final reason, leave all empty.`,
          kind: 'choices',
          choices: REASON_FIELDS,
        },
        id: { label: msg`Id`, kind: 'hidden' },
      },
    },
  },
}
