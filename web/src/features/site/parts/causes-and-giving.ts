import { msg } from '@lingui/core/macro'
import type { Giving } from 'domain/content/giving.ts'
import type { Causes } from 'domain/content/causes.ts'
import { paths } from '#lib/paths.ts'
import type { ListDefinition, PartDefinition } from './form-definition.ts'

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

const sums: ListDefinition<Giving['sums'][number]> = {
  label: msg`Suggested amounts`,
  add: msg`Add an amount`,
  titleField: 'dollars',
  detailFields: ['does'],
  fields: {
    dollars: { label: msg`Amount`, isHalf: true },
    does: { label: msg`What it pays for`, hint: msg`Such as ‘One school year for one child’` },
  },
}

const stories: ListDefinition<Giving['stories'][number]> = {
  label: msg`Stories of the causes`,
  add: msg`Add a story`,
  titleField: 'cause',
  detailFields: ['summary'],
  fields: {
    cause: { label: msg`Cause`, hint: msg`Its web address, as written under Causes` },
    summary: { label: msg`Summary` },
    story: {
      label: msg`Story`,
      hint: msg`Leave an empty line between paragraphs. The first is shown larger.`,
      kind: 'lines',
    },
    care: { label: msg`Who checks`, kind: 'lines' },
    unit: {
      label: msg`What the places are`,
      hint: msg`As in ‘131 of 200 children in class’: children`,
      isHalf: true,
    },
    done: { label: msg`What has been done`, hint: msg`In the same sentence: in class`, isHalf: true },
    stitch: { label: msg`One place`, hint: msg`Such as ‘One child, one year’` },
    paid: { label: msg`Paid for, not yet done`, hint: msg`Number of places`, isHalf: true },
    paidFor: { label: msg`When it will be done`, isHalf: true },
    ledger: {
      label: msg`What one place costs`,
      hint: msg`The lines must add up to the price of a place.`,
      add: msg`Add a line`,
      titleField: 'what',
      detailFields: ['dollars'],
      fields: {
        what: { label: msg`What` },
        how: { label: msg`How` },
        dollars: { label: msg`Amount`, hint: msg`With decimals, if the currency has any`, isHalf: true },
      },
    },
    sums,
  },
}

export const giving: PartDefinition<Giving> = {
  label: msg`Donations`,
  page: paths.causes,
  boxes: [
    {
      heading: msg`Currency and limits`,
      hint: msg`Every amount of this part is in this currency. Earlier donations keep theirs.`,
      fieldNames: ['currency', 'least', 'most'],
    },
    { heading: msg`Section heading`, fieldNames: ['heading', 'lead'] },
    { heading: msg`One place`, fieldNames: ['stitch', 'stitchMeans'] },
    { heading: msg`For no particular cause`, fieldNames: ['sums'] },
    { heading: msg`How each 100 was spent`, fieldNames: ['hundred'] },
    { heading: msg`Stories of the causes`, fieldNames: ['stories'] },
  ],
  fields: {
    currency: {
      label: msg`Currency`,
      options: {
        USD: msg`US dollars ($)`,
        PKR: msg`Pakistani rupees (Rs)`,
        EUR: msg`Euros (€)`,
        GBP: msg`British pounds (£)`,
        AED: msg`UAE dirhams (AED)`,
        SAR: msg`Saudi riyals (SAR)`,
        CAD: msg`Canadian dollars (CAD)`,
        AUD: msg`Australian dollars (AUD)`,
      },
    },
    least: { label: msg`Smallest donation`, isHalf: true },
    most: { label: msg`Largest donation`, isHalf: true },
    heading: { label: msg`Heading` },
    lead: { label: msg`Introduction` },
    stitch: { label: msg`Price of a place`, isHalf: true },
    stitchMeans: { label: msg`What one place means` },
    sums,
    hundred: {
      label: msg`How each 100 was spent`,
      fields: {
        heading: { label: msg`Heading` },
        parts: {
          label: msg`Parts`,
          hint: msg`The parts must add up to 100.`,
          add: msg`Add a part`,
          titleField: 'dollars',
          detailFields: ['what'],
          fields: { dollars: { label: msg`Amount`, isHalf: true }, what: { label: msg`Spent on` } },
        },
        words: { label: msg`Text below` },
      },
    },
    stories,
  },
}
