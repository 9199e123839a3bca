import { msg } from '@lingui/core/macro'
import type { Aims, Counters, Teaser } from 'domain/content/home.ts'
import type { Descriptions } from 'domain/content/descriptions.ts'
import type { Privacy } from 'domain/content/privacy.ts'
import type { Team } from 'domain/content/team.ts'
import type { Volunteering } from 'domain/content/volunteering.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const aims: PartDefinition<Aims> = {
  label: msg`Vision, mission, values`,
  page: paths.about,
  boxes: [
    { heading: msg`Purpose of the chamber`, fieldNames: ['vision', 'mission', 'story'] },
    {
      heading: msg`Values`,
      hint: msg`Each value has its own pattern, set by its position.`,
      fieldNames: ['values'],
    },
  ],
  fields: {
    vision: { label: msg`Vision` },
    mission: { label: msg`Mission` },
    story: { label: msg`History of the chamber` },
    values: {
      label: msg`Values`,
      add: msg`Add a value`,
      titleField: 'name',
      detailFields: ['text'],
      fields: { name: { label: msg`Value` }, text: { label: msg`What it means for us` } },
    },
  },
}

export const descriptions: PartDefinition<Descriptions> = {
  label: msg`Search results`,
  page: paths.about,
  boxes: [
    {
      heading: msg`Page descriptions for search engines and shared links`,
      hint: msg`About 150 letters are shown. The home page has its description under Office and contact. Posts, events and causes use their own text.`,
      fieldNames: ['about', 'services', 'blog', 'events', 'contact', 'volunteer', 'signUp'],
    },
  ],
  fields: {
    about: { label: msg`About Us` },
    services: { label: msg`Services` },
    blog: { label: msg`Blog` },
    events: { label: msg`Events` },
    contact: { label: msg`Contact Us` },
    volunteer: { label: msg`Become a Volunteer` },
    signUp: { label: msg`Sign Up` },
  },
}

export const counters: PartDefinition<Counters> = {
  label: msg`Counters`,
  page: paths.about,
  boxes: [
    {
      heading: msg`The chamber in numbers`,
      fieldNames: ['donations', 'raisedDollars', 'volunteers', 'projects'],
    },
  ],
  fields: {
    donations: { label: msg`Donation`, isHalf: true },
    raisedDollars: { label: msg`Fund Raised`, hint: msg`In the currency of donations`, isHalf: true },
    volunteers: { label: msg`Volunteers`, isHalf: true },
    projects: { label: msg`Projects`, isHalf: true },
  },
}

export const team: PartDefinition<Team> = {
  label: msg`People`,
  page: paths.about,
  boxes: [
    {
      heading: msg`Leaders, committee, staff and past presidents`,
      hint: msg`Each group is shown in this order. The home pages show the first three leaders. Without a portrait the initials are shown.`,
      fieldNames: ['leaders'],
    },
    { heading: msg`Section heading`, fieldNames: ['heading', 'words'] },
  ],
  fields: {
    heading: { label: msg`Heading` },
    words: { label: msg`Text below the heading`, hint: msg`On the second home page` },
    leaders: {
      label: msg`People`,
      add: msg`Add a person`,
      titleField: 'name',
      detailFields: ['role', 'term'],
      fields: {
        name: { label: msg`Name`, isHalf: true },
        role: { label: msg`Role`, hint: msg`Such as ‘Secretary General’`, isHalf: true },
        group: {
          label: msg`Group`,
          hint: msg`Where the person is shown`,
          isHalf: true,
          options: {
            leaders: msg`Leaders`,
            committee: msg`Committee`,
            staff: msg`Staff`,
            past: msg`Past presidents`,
          },
        },
        term: { label: msg`Term`, hint: msg`Such as ‘2026 to 2028’`, isHalf: true },
        does: { label: msg`Responsibilities`, hint: msg`In one sentence` },
        image: {
          label: msg`Portrait`,
          hint: msg`Cropped to a square. Visitors see it once you publish.`,
          kind: 'picture',
        },
        alt: {
          label: msg`Description of the portrait`,
          hint: msg`For blind visitors. Leave empty if the name says it.`,
        },
      },
    },
  },
}

export const volunteering: PartDefinition<Volunteering> = {
  label: msg`Volunteers`,
  page: paths.volunteer,
  boxes: [
    { heading: msg`Above the form`, fieldNames: ['lead', 'examples'] },
    { heading: msg`Help needed`, fieldNames: ['title', 'wanted', 'answerDays'] },
    { heading: msg`Quote from a volunteer`, hint: msg`Not shown if empty.`, fieldNames: ['quote'] },
  ],
  fields: {
    lead: { label: msg`Sentence` },
    examples: { label: msg`Examples of help`, hint: msg`Shown next to the field` },
    title: { label: msg`Heading`, hint: msg`Such as ‘Help needed now’` },
    wanted: {
      label: msg`Help needed`,
      add: msg`Add a task`,
      titleField: 'what',
      detailFields: ['where', 'taken'],
      fields: {
        what: { label: msg`What` },
        where: { label: msg`Where, and how many hours` },
        taken: { label: msg`Filled by`, hint: msg`In one sentence. Leave empty while it is open.` },
      },
    },
    quote: {
      label: msg`Quote from a volunteer`,
      fields: { words: { label: msg`Quote` }, by: { label: msg`Name` } },
    },
    answerDays: { label: msg`We answer offers within`, hint: msg`Working days`, isHalf: true },
  },
}

export const teaser: PartDefinition<Teaser> = {
  label: msg`Other home pages`,
  page: paths.home2,
  boxes: [
    {
      heading: msg`Posts on the second and the third home page`,
      hint: msg`Two on each page, in this order. They do not come from the blog.`,
      fieldNames: ['posts'],
    },
  ],
  fields: {
    posts: {
      label: msg`Posts`,
      add: msg`Add a post`,
      titleField: 'title',
      detailFields: ['date'],
      fields: {
        title: { label: msg`Title` },
        text: { label: msg`Text` },
        date: { label: msg`Date`, kind: 'date', isHalf: true },
      },
    },
  },
}

/** Defines the form for the terms of the daily removal. */
export const privacy: PartDefinition<Privacy> = {
  label: msg`How long data is kept`,
  page: paths.privacy,
  boxes: [
    {
      heading: msg`Applications, in days`,
      hint: msg`Nothing is removed while an application waits for the office. A shorter term waits one night.`,
      fieldNames: ['cards', 'rejected', 'unconfirmed'],
    },
    { heading: msg`Inbox, in days`, fieldNames: ['messages', 'volunteers', 'comments'] },
    { heading: msg`Activity, in days`, fieldNames: ['activity'] },
    {
      heading: msg`Questions about data`,
      hint: msg`Shown on the page Privacy. If empty, it names the office and its e-mail address.`,
      fieldNames: ['contact'],
    },
  ],
  fields: {
    cards: { label: msg`Card pictures`, hint: msg`After the last decision`, isHalf: true },
    rejected: { label: msg`Rejected applications`, hint: msg`After the last decision`, isHalf: true },
    unconfirmed: {
      label: msg`Applications, e-mail not confirmed`,
      hint: msg`After they were sent. Reminders are sent after 1, 7 and 12 days.`,
      isHalf: true,
    },
    messages: { label: msg`Messages`, hint: msg`After they were last handled`, isHalf: true },
    volunteers: { label: msg`Volunteer offers`, hint: msg`After they were last handled`, isHalf: true },
    comments: { label: msg`Comments that are not approved`, hint: msg`After they were sent`, isHalf: true },
    activity: { label: msg`Activity and earlier decisions`, isHalf: true },
    contact: {
      label: msg`Questions about data`,
      fields: {
        name: { label: msg`Person responsible`, hint: msg`Name and role`, isHalf: true },
        email: { label: msg`E-mail`, kind: 'email', isHalf: true },
      },
    },
  },
}
