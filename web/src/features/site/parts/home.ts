import { msg } from '@lingui/core/macro'
import type { Home } from 'domain/content/home.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const home: PartDefinition<Home> = {
  label: msg`Home page`,
  page: paths.home,
  boxes: [
    { heading: msg`Top of the page`, fieldNames: ['title', 'words', 'give', 'join'] },
    { heading: msg`Other headings`, fieldNames: ['aims', 'events'] },
    { heading: msg`Volunteer section`, fieldNames: ['help'] },
    {
      heading: msg`Join section`,
      hint: msg`At the end of the second and third home page.`,
      fieldNames: ['strip'],
    },
  ],
  fields: {
    title: { label: msg`Headline` },
    words: { label: msg`Text below the heading` },
    give: { label: msg`Donate button`, isHalf: true },
    join: { label: msg`Join button`, isHalf: true },
    aims: { label: msg`Heading above vision, mission and values`, isHalf: true },
    events: { label: msg`Heading above the events`, hint: msg`On the second home page`, isHalf: true },
    help: {
      label: msg`Volunteer section`,
      fields: {
        heading: { label: msg`Heading` },
        before: { label: msg`Sentence` },
        link: { label: msg`Link text`, isHalf: true },
        after: {
          label: msg`Text after the link`,
          hint: msg`Follows the link directly. Begin with a comma or full stop.`,
          isHalf: true,
        },
        button: { label: msg`Join button`, isHalf: true },
      },
    },
    strip: {
      label: msg`Join section`,
      fields: {
        second: { label: msg`Heading on the second home page`, isHalf: true },
        third: { label: msg`Heading on the third home page`, isHalf: true },
        words: { label: msg`Sentence` },
      },
    },
  },
}
