import { msg } from '@lingui/core/macro'
import type { Joining } from 'domain/content/joining.ts'
import type { Services } from 'domain/content/services.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const services: PartText<Services> = {
  label: msg`Services`,
  page: paths.services,
  boxes: [
    { heading: msg`Over the trades`, names: ['heading', 'lead'] },
    { heading: msg`For each trade`, hint: msg`Each has its own figure, by its place.`, names: ['trades'] },
    {
      heading: msg`For every trade`,
      hint: msg`The first stands larger than the others.`,
      names: ['services'],
    },
    { heading: msg`Who may come without being a member`, names: ['open'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    lead: { label: msg`Sentence below it` },
    open: { label: msg`Sentence`, hint: msg`In the strip that asks to join` },
    trades: {
      label: msg`Trades`,
      add: msg`Add a trade`,
      titled: 'name',
      lined: ['who'],
      fields: {
        name: { label: msg`Trade` },
        who: { label: msg`Whose trade it is`, hint: msg`In the words that they use for it` },
        offers: {
          label: msg`What there is for it`,
          add: msg`Add an offer`,
          titled: 'what',
          lined: ['how'],
          fields: { what: { label: msg`What one gets` }, how: { label: msg`How` } },
        },
      },
    },
    services: {
      label: msg`Services`,
      add: msg`Add a service`,
      titled: 'title',
      lined: ['text'],
      fields: { title: { label: msg`Title` }, text: { label: msg`Text` } },
    },
  },
}

export const joining: PartText<Joining> = {
  label: msg`How one joins`,
  page: paths.joining,
  boxes: [
    { heading: msg`Over the questions`, names: ['lead'] },
    { heading: msg`What to bring`, names: ['papers', 'papersNote'] },
    { heading: msg`What it costs`, names: ['feesTitle', 'fees', 'feesNote'] },
    { heading: msg`Who decides`, names: ['whoDecides', 'decisionDays'] },
  ],
  fields: {
    lead: { label: msg`Sentence` },
    papers: {
      label: msg`Papers`,
      add: msg`Add a paper`,
      titled: 'text',
      fields: { text: { label: msg`Paper` } },
    },
    papersNote: { label: msg`Which of them are needed when` },
    feesTitle: { label: msg`Over the table`, hint: msg`The year that the fees are for` },
    fees: {
      label: msg`Fees`,
      add: msg`Add a class`,
      titled: 'name',
      lined: ['who'],
      fields: {
        name: { label: msg`Class of membership` },
        who: { label: msg`Whose class it is` },
        onJoining: { label: msg`On joining`, hint: msg`In rupees`, isHalf: true },
        everyYear: { label: msg`Every year`, hint: msg`In rupees`, isHalf: true },
      },
    },
    feesNote: { label: msg`Words below the table` },
    whoDecides: { label: msg`Who decides, and when` },
    decisionDays: { label: msg`Days until a decision`, hint: msg`From whole papers, at most`, isHalf: true },
  },
}
