import { msg } from '@lingui/core/macro'
import type { Giving } from 'domain/content/giving.ts'
import { paths } from '#lib/paths.ts'
import type { ListText, PartText } from '../part-text.ts'

const sums: ListText<Giving['sums'][number]> = {
  label: msg`Suggested sums`,
  add: msg`Add a sum`,
  titled: 'dollars',
  lined: ['does'],
  fields: {
    dollars: { label: msg`Dollars`, isHalf: true },
    does: { label: msg`What it does`, hint: msg`Such as ‘One school year for one child’` },
  },
}

const stories: ListText<Giving['stories'][number]> = {
  label: msg`Stories of the causes`,
  add: msg`Add a story`,
  titled: 'cause',
  lined: ['summary'],
  fields: {
    cause: { label: msg`Cause`, hint: msg`Its short name, as it stands under Causes` },
    summary: { label: msg`In short` },
    story: {
      label: msg`Story`,
      hint: msg`Empty lines part the paragraphs; the first one leads.`,
      kind: 'lines',
    },
    care: { label: msg`Who sees to it`, kind: 'lines' },
    unit: {
      label: msg`What stitches are`,
      hint: msg`As in ‘131 of 200 children in class’: children`,
      isHalf: true,
    },
    done: { label: msg`What is done`, hint: msg`In the same sentence: in class`, isHalf: true },
    stitch: { label: msg`One stitch`, hint: msg`Such as ‘One child, one year’` },
    paid: { label: msg`Paid for, not yet done`, hint: msg`In stitches`, isHalf: true },
    paidFor: { label: msg`When that will be`, isHalf: true },
    ledger: {
      label: msg`What one stitch costs`,
      hint: msg`The lines must add up to the price of a stitch.`,
      add: msg`Add a line`,
      titled: 'what',
      lined: ['dollars'],
      fields: {
        what: { label: msg`What` },
        how: { label: msg`How` },
        dollars: { label: msg`Dollars`, hint: msg`To the cent`, isHalf: true },
      },
    },
    sums,
  },
}

export const giving: PartText<Giving> = {
  label: msg`Giving`,
  page: paths.causes,
  boxes: [
    { heading: msg`Over the causes`, names: ['heading', 'lead'] },
    { heading: msg`One stitch`, names: ['stitch', 'stitchMeans'] },
    { heading: msg`For no cause in particular`, names: ['sums'] },
    { heading: msg`Where a hundred dollars went`, names: ['hundred'] },
    { heading: msg`Stories of the causes`, names: ['stories'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    lead: { label: msg`Lead` },
    stitch: { label: msg`Price of a stitch`, hint: msg`In dollars`, isHalf: true },
    stitchMeans: { label: msg`What that is` },
    sums,
    hundred: {
      label: msg`Where a hundred dollars went`,
      fields: {
        heading: { label: msg`Heading` },
        parts: {
          label: msg`Parts`,
          hint: msg`They must add up to $100.`,
          add: msg`Add a part`,
          titled: 'dollars',
          lined: ['what'],
          fields: { dollars: { label: msg`Dollars`, isHalf: true }, what: { label: msg`Where they went` } },
        },
        words: { label: msg`Words below it` },
      },
    },
    stories,
  },
}
