import { msg } from '@lingui/core/macro'
import type { Descriptions } from 'domain/content/descriptions.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const descriptions: PartDefinition<Descriptions> = {
  label: msg`Search results`,
  page: paths.about,
  boxes: [
    {
      heading: msg`Page descriptions for search engines and shared links`,
      hint: msg`About 150 letters are shown. The home page has its description under Organisation. Posts, events and causes use their own text.`,
      names: ['about', 'services', 'blog', 'events', 'contact', 'volunteer', 'signUp'],
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
