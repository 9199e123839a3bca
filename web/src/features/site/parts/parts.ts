import type { Content, ContentPart } from 'domain/content/content.ts'
import type { PartDefinition } from './form-definition.ts'
import { aims, counters, descriptions, team, teaser, volunteering } from './short-parts.ts'
import { causes } from './causes.ts'
import { giving } from './giving.ts'
import { home } from './home.ts'
import { organisation } from './organisation.ts'
import { sampleEvent, samplePost } from './samples.ts'
import { reasons } from './reasons.ts'
import { joining, services } from './services.ts'

/** Maps every part of the website text to its form, in the order of the list beside the form. */
export const PARTS: { readonly [Part in ContentPart]: PartDefinition<Content[Part]> } = {
  organisation,
  home,
  aims,
  causes,
  giving,
  counters,
  team,
  services,
  joining,
  volunteering,
  teaser,
  descriptions,
  reasons,
  samplePost,
  sampleEvent,
}

/** Lists the names of all parts, in the same order. */
export const PART_NAMES = Object.keys(PARTS) as ContentPart[]
