import { msg } from '@lingui/core/macro'
import type { SampleEvent } from 'domain/content/sample-event.ts'
import type { SamplePost } from 'domain/content/sample-post.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const sampleEvent: PartText<SampleEvent> = {
  label: msg`Sample event`,
  page: paths.eventDetails.base,
  boxes: [
    {
      heading: msg`Where an address names no event`,
      names: ['title', 'description', 'date', 'time', 'location'],
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

export const samplePost: PartText<SamplePost> = {
  label: msg`Sample post`,
  page: paths.blogDetails.base,
  boxes: [
    { heading: msg`Where an address names no post`, names: ['title', 'lead', 'body', 'tags'] },
    { heading: msg`Picture`, names: ['image', 'caption'] },
    { heading: msg`Author`, names: ['author_name', 'aboutAuthor', 'createdAt', 'likes'] },
    { heading: msg`Before and after it`, names: ['previous', 'next'] },
    { heading: msg`Comments`, names: ['comments'] },
  ],
  fields: {
    title: { label: msg`Title` },
    lead: { label: msg`Lead` },
    body: {
      label: msg`Text`,
      add: msg`Add a piece`,
      titled: 'words',
      fields: {
        kind: {
          label: msg`Kind`,
          isHalf: true,
          options: {
            text: msg`Paragraph`,
            heading: msg`Heading`,
            points: msg`Points, a line each`,
            quote: msg`Quote`,
          },
        },
        by: { label: msg`Who is quoted`, isHalf: true },
        words: { label: msg`Words`, kind: 'lines' },
      },
    },
    tags: { label: msg`Tags`, add: msg`Add a tag`, titled: 'name', fields: { name: { label: msg`Tag` } } },
    image: { label: msg`Address of the picture`, hint: msg`A file of this site; empty for a sewn one` },
    caption: { label: msg`Caption` },
    author_name: { label: msg`Author`, isHalf: true },
    aboutAuthor: { label: msg`About the author` },
    createdAt: { label: msg`Written at`, hint: msg`Such as 2024-03-15T08:00:00.000Z`, isHalf: true },
    likes: { label: msg`Likes`, isHalf: true },
    previous: { label: msg`Title of the post before it` },
    next: { label: msg`Title of the post after it` },
    comments: {
      label: msg`Comments`,
      add: msg`Add a comment`,
      titled: 'name',
      lined: ['comment'],
      fields: {
        name: { label: msg`Name`, isHalf: true },
        website: { label: msg`Website`, kind: 'url', isHalf: true },
        comment: { label: msg`Comment` },
        createdAt: { label: msg`Written at`, hint: msg`Such as 2024-03-15T08:00:00.000Z`, isHalf: true },
        id: { label: msg`Number`, hint: msg`By which answers name it`, isHalf: true },
        parent: { label: msg`Answers number`, hint: msg`Empty for a comment of its own`, isHalf: true },
      },
    },
  },
}
