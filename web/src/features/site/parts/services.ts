import { msg } from '@lingui/core/macro'
import type { Joining } from 'domain/content/joining.ts'
import type { Services } from 'domain/content/services.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const services: PartDefinition<Services> = {
  label: msg`Services`,
  page: paths.services,
  boxes: [
    { heading: msg`Section heading`, fieldNames: ['heading', 'lead'] },
    {
      heading: msg`For each trade`,
      hint: msg`Each trade has its own pattern, set by its position.`,
      fieldNames: ['trades'],
    },
    {
      heading: msg`For all businesses`,
      hint: msg`The first is shown larger.`,
      fieldNames: ['services'],
    },
    { heading: msg`What is open to non-members`, fieldNames: ['open'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    lead: { label: msg`Text below the heading` },
    open: { label: msg`Sentence`, hint: msg`In the join section` },
    trades: {
      label: msg`Trades`,
      add: msg`Add a trade`,
      titleField: 'name',
      detailFields: ['who'],
      fields: {
        name: { label: msg`Trade` },
        who: { label: msg`Who works in it`, hint: msg`Their own words` },
        offers: {
          label: msg`Our offers`,
          add: msg`Add an offer`,
          titleField: 'what',
          detailFields: ['how'],
          fields: { what: { label: msg`What you get` }, how: { label: msg`How` } },
        },
      },
    },
    services: {
      label: msg`Services`,
      add: msg`Add a service`,
      titleField: 'title',
      detailFields: ['text'],
      fields: { title: { label: msg`Title` }, text: { label: msg`Text` } },
    },
  },
}

export const joining: PartDefinition<Joining> = {
  label: msg`How to join`,
  page: paths.joining,
  boxes: [
    { heading: msg`Introduction`, fieldNames: ['lead'] },
    { heading: msg`Documents you need`, fieldNames: ['papers', 'papersNote'] },
    { heading: msg`What it costs`, fieldNames: ['feesTitle', 'fees', 'feesNote'] },
    { heading: msg`Who decides`, fieldNames: ['whoDecides', 'decisionDays'] },
  ],
  fields: {
    lead: { label: msg`Sentence` },
    papers: {
      label: msg`Documents`,
      add: msg`Add a document`,
      titleField: 'text',
      fields: { text: { label: msg`Document` } },
    },
    papersNote: { label: msg`When each document is needed` },
    feesTitle: { label: msg`Heading above the table`, hint: msg`With the year of the fees` },
    fees: {
      label: msg`Fees`,
      add: msg`Add a class`,
      titleField: 'name',
      detailFields: ['who'],
      fields: {
        name: { label: msg`Class name` },
        who: { label: msg`Who belongs to it` },
        onJoining: { label: msg`Joining fee`, hint: msg`In rupees`, isHalf: true },
        everyYear: { label: msg`Yearly fee`, hint: msg`In rupees`, isHalf: true },
      },
    },
    feesNote: { label: msg`Text below` },
    whoDecides: { label: msg`Who decides, and when` },
    decisionDays: {
      label: msg`Days until a decision, at most`,
      hint: msg`From the day all documents are here`,
      isHalf: true,
    },
  },
}
