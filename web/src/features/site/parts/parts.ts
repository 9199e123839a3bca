import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Content, ContentPart } from 'domain/content/content.ts'
import type { PartDefinition } from './form-definition.ts'
import { aims, counters, descriptions, privacy, team, teaser, volunteering } from './short-parts.ts'
import { causes, giving } from './causes-and-giving.ts'
import { home } from './home.ts'
import { organisation } from './organisation.ts'
import { sampleEvent, samplePost } from './samples.ts'
import { reasons } from './reasons.ts'
import { joining, services } from './services.ts'

/** Maps every part of the website text to its form. */
export const PARTS: { readonly [Part in ContentPart]: PartDefinition<Content[Part]> } = {
  organisation,
  descriptions,
  home,
  aims,
  counters,
  teaser,
  causes,
  giving,
  volunteering,
  team,
  services,
  joining,
  reasons,
  privacy,
  samplePost,
  sampleEvent,
}

/** A group of parts in the list beside the form. */
interface PartGroup {
  label: MessageDescriptor
  parts: readonly ContentPart[]
}

export const PART_GROUPS: readonly PartGroup[] = [
  { label: msg`Contact`, parts: ['organisation', 'descriptions', 'privacy'] },
  { label: msg`Home page`, parts: ['home', 'aims', 'counters', 'teaser'] },
  { label: msg`Causes and donations`, parts: ['causes', 'giving', 'volunteering'] },
  {
    label: msg`People and services`,
    parts: ['team', 'services', 'joining', 'reasons', 'samplePost', 'sampleEvent'],
  },
]

/** Lists the names of all parts, in the order of their groups. */
export const PART_NAMES: readonly ContentPart[] = PART_GROUPS.flatMap(({ parts }) => parts)
