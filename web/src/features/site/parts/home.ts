import { msg } from '@lingui/core/macro'
import type { Home } from 'domain/content/home.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const home: PartText<Home> = {
  label: msg`Home page`,
  page: paths.home,
  boxes: [
    { heading: msg`What is read first`, names: ['title', 'words', 'give', 'join'] },
    { heading: msg`Headings further down`, names: ['aims', 'events'] },
    { heading: msg`The band that asks for help`, names: ['help'] },
    {
      heading: msg`The strip that asks to join`,
      hint: msg`At the end of the second and of the third home page.`,
      names: ['strip'],
    },
  ],
  fields: {
    title: { label: msg`Headline` },
    words: { label: msg`Sentence below it` },
    give: { label: msg`Button that leads to giving`, isHalf: true },
    join: { label: msg`Button that leads to joining`, isHalf: true },
    aims: { label: msg`Over vision, mission and values`, isHalf: true },
    events: { label: msg`Over the events`, hint: msg`On the second home page`, isHalf: true },
    help: {
      label: msg`Band`,
      fields: {
        heading: { label: msg`Heading` },
        before: { label: msg`Sentence` },
        link: { label: msg`Words that lead to the form`, isHalf: true },
        after: {
          label: msg`How it goes on`,
          hint: msg`Stands right behind them: begin with its comma or full stop`,
          isHalf: true,
        },
        button: { label: msg`Button that leads to joining`, isHalf: true },
      },
    },
    strip: {
      label: msg`Strip`,
      fields: {
        second: { label: msg`Heading on the second`, isHalf: true },
        third: { label: msg`Heading on the third`, isHalf: true },
        words: { label: msg`Sentence` },
      },
    },
  },
}
