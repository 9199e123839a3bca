import { msg } from '@lingui/core/macro'
import type { Counters } from 'domain/content/counters.ts'
import type { Team } from 'domain/content/team.ts'
import type { Teaser } from 'domain/content/teaser.ts'
import type { Volunteering } from 'domain/content/volunteering.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const counters: PartText<Counters> = {
  label: msg`Counters`,
  page: paths.about,
  boxes: [
    { heading: msg`The chamber in numbers`, names: ['donations', 'raisedDollars', 'volunteers', 'projects'] },
  ],
  fields: {
    donations: { label: msg`Donation`, isHalf: true },
    raisedDollars: { label: msg`Fund Raised`, hint: msg`In dollars`, isHalf: true },
    volunteers: { label: msg`Volunteers`, isHalf: true },
    projects: { label: msg`Projects`, isHalf: true },
  },
}

export const team: PartText<Team> = {
  label: msg`Team`,
  page: paths.about,
  boxes: [
    {
      heading: msg`Who leads the chamber`,
      hint: msg`In the order in which they are shown. Without a portrait stands a sewn figure with her initials.`,
      names: ['leaders'],
    },
    { heading: msg`Over them`, names: ['heading', 'words'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    words: { label: msg`Sentence below it`, hint: msg`On the second home page` },
    leaders: {
      label: msg`Leaders`,
      add: msg`Add somebody`,
      titled: 'name',
      lined: ['role'],
      fields: {
        name: { label: msg`Name`, isHalf: true },
        role: { label: msg`Role`, hint: msg`Such as ‘Secretary General’`, isHalf: true },
        does: { label: msg`What she does`, hint: msg`In a sentence` },
        image: {
          label: msg`Portrait`,
          hint: msg`Shown square, cut around its middle. Visitors see it once you publish.`,
          kind: 'picture',
        },
        alt: {
          label: msg`What the portrait shows`,
          hint: msg`Read aloud to who cannot see it; empty where her name says as much`,
        },
      },
    },
  },
}

export const volunteering: PartText<Volunteering> = {
  label: msg`Volunteers`,
  page: paths.volunteer,
  boxes: [
    { heading: msg`Over the form`, names: ['lead', 'examples'] },
    { heading: msg`What help is wanted`, names: ['title', 'wanted', 'answerDays'] },
    { heading: msg`Somebody who helped`, hint: msg`Left out where no words stand here.`, names: ['quote'] },
  ],
  fields: {
    lead: { label: msg`Sentence` },
    examples: { label: msg`What one may offer`, hint: msg`Stands beside its field` },
    title: { label: msg`Heading`, hint: msg`Such as ‘Wanted this spring’` },
    wanted: {
      label: msg`Wanted`,
      add: msg`Add what is wanted`,
      titled: 'what',
      lined: ['where', 'taken'],
      fields: {
        what: { label: msg`What` },
        where: { label: msg`Where, and how many hours` },
        taken: { label: msg`Who has taken it`, hint: msg`In a sentence; empty while it is open` },
      },
    },
    quote: {
      label: msg`Somebody who helped`,
      fields: { words: { label: msg`Her words` }, by: { label: msg`Who says so` } },
    },
    answerDays: { label: msg`An offer is answered within`, hint: msg`Working days`, isHalf: true },
  },
}

export const teaser: PartText<Teaser> = {
  label: msg`Posts on other home pages`,
  page: paths.home2,
  boxes: [
    {
      heading: msg`Posts on the second and the third home page`,
      hint: msg`Two each, in this order, whatever the blog holds.`,
      names: ['posts'],
    },
  ],
  fields: {
    posts: {
      label: msg`Posts`,
      add: msg`Add a post`,
      titled: 'title',
      lined: ['date'],
      fields: {
        title: { label: msg`Title` },
        text: { label: msg`Text` },
        date: { label: msg`Date`, kind: 'date', isHalf: true },
      },
    },
  },
}
