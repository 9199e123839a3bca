import { msg } from '@lingui/core/macro'
import type { Descriptions } from 'domain/content/descriptions.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const descriptions: PartText<Descriptions> = {
  label: msg`In search results`,
  page: paths.about,
  boxes: [
    {
      heading: msg`What search engines and shared links say of a page`,
      hint: msg`About 150 letters of it are shown. The home page is described under Organisation; a post, an event and a cause by their own words.`,
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
