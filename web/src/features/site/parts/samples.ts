import { msg } from '@lingui/core/macro'
import type { SampleEvent, SamplePost } from 'domain/content/sample-post.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const sampleEvent: PartDefinition<SampleEvent> = {
  label: msg`Sample event`,
  page: paths.eventDetails.base,
  boxes: [
    {
      heading: msg`Shown where an address has no event`,
      fieldNames: ['title', 'description', 'date', 'time', 'location'],
    },
  ],
  fields: {
    title: { label: msg`Title` },
    description: { label: msg`Description`, kind: 'lines' },
    date: { label: msg`Date`, kind: 'date', isHalf: true },
    time: { label: msg`Time`, kind: 'time', isHalf: true },
    location: { label: msg`Location` },
  },
}

export const samplePost: PartDefinition<SamplePost> = {
  label: msg`Sample post`,
  page: paths.blogDetails.base,
  boxes: [
    { heading: msg`Shown where an address has no post`, fieldNames: ['title', 'lead', 'body', 'tags'] },
    { heading: msg`Picture`, fieldNames: ['image', 'caption'] },
    { heading: msg`Author`, fieldNames: ['author_name', 'aboutAuthor', 'createdAt', 'likes'] },
    { heading: msg`Previous and next post`, fieldNames: ['previous', 'next'] },
    { heading: msg`Comments`, fieldNames: ['comments'] },
  ],
  fields: {
    title: { label: msg`Title` },
    lead: { label: msg`Introduction` },
    body: {
      label: msg`Text`,
      add: msg`Add a block`,
      titleField: 'words',
      fields: {
        kind: {
          label: msg`Kind`,
          isHalf: true,
          options: {
            text: msg`Paragraph`,
            heading: msg`Heading`,
            points: msg`List, one item per line`,
            quote: msg`Quote`,
          },
        },
        by: { label: msg`Person quoted`, isHalf: true },
        words: { label: msg`Text`, kind: 'lines' },
      },
    },
    tags: {
      label: msg`Tags`,
      add: msg`Add a tag`,
      titleField: 'name',
      fields: { name: { label: msg`Tag` } },
    },
    image: {
      label: msg`Address of the picture`,
      hint: msg`A file of this website. Without one a pattern is shown.`,
    },
    caption: { label: msg`Caption` },
    author_name: { label: msg`Author`, isHalf: true },
    aboutAuthor: { label: msg`About the author` },
    createdAt: { label: msg`Date and time`, hint: msg`Such as ${'2024-03-15T08:00:00.000Z'}`, isHalf: true },
    likes: { label: msg`Likes`, isHalf: true },
    previous: { label: msg`Title of the previous post` },
    next: { label: msg`Title of the next post` },
    comments: {
      label: msg`Comments`,
      add: msg`Add a comment`,
      titleField: 'name',
      detailFields: ['comment'],
      fields: {
        name: { label: msg`Name`, isHalf: true },
        website: { label: msg`Website`, kind: 'url', isHalf: true },
        comment: { label: msg`Comment` },
        createdAt: {
          label: msg`Date and time`,
          hint: msg`Such as ${'2024-03-15T08:00:00.000Z'}`,
          isHalf: true,
        },
        id: { label: msg`Number`, hint: msg`Name used in replies`, isHalf: true },
        parent: { label: msg`Reply to number`, hint: msg`Leave empty if it is not a reply`, isHalf: true },
      },
    },
  },
}
