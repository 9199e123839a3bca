import { msg } from '@lingui/core/macro'
import type { Organisation } from 'domain/content/organisation.ts'
import { paths } from '#lib/paths.ts'
import type { PartText } from '../part-text.ts'

export const organisation: PartText<Organisation> = {
  label: msg`Organisation`,
  page: paths.contact,
  boxes: [
    {
      heading: msg`How to reach the office`,
      names: [
        'phone',
        'email',
        'address',
        'postalAddress',
        'city',
        'openingHours',
        'visiting',
        'directions',
        'calling',
        'map',
      ],
    },
    { heading: msg`Name and nature`, names: ['name', 'shortName', 'nameRest', 'about'] },
    { heading: msg`What you promise`, names: ['answerDays', 'readingDays'] },
    { heading: msg`Bank details for offline donations`, names: ['bank'] },
    { heading: msg`Elsewhere`, hint: msg`Empty ones are left out of the site.`, names: ['social'] },
  ],
  fields: {
    name: { label: msg`Full name` },
    shortName: { label: msg`Short name`, hint: msg`The first line beside the mark`, isHalf: true },
    nameRest: { label: msg`Rest of the name`, hint: msg`The line below it`, isHalf: true },
    about: {
      label: msg`What it is, in a sentence`,
      hint: msg`At the foot of every page, and what search engines show of the home page`,
    },
    phone: { label: msg`Telephone`, hint: msg`Shown at the top of every page`, kind: 'tel', isHalf: true },
    email: { label: msg`E-mail`, hint: msg`Shown at the top of every page`, kind: 'email', isHalf: true },
    address: { label: msg`Address`, hint: msg`In one line, as it stands at the foot of every page` },
    postalAddress: { label: msg`Postal address`, hint: msg`In lines, as on an envelope`, kind: 'lines' },
    city: { label: msg`City`, isHalf: true },
    openingHours: { label: msg`Opening hours`, hint: msg`In sentences` },
    visiting: { label: msg`For visitors`, hint: msg`Doors, ramps, children` },
    directions: { label: msg`How to find it on foot` },
    calling: { label: msg`For callers`, hint: msg`Languages, and what to do after hours` },
    map: {
      label: msg`Map`,
      hint: msg`On openstreetmap.org find the house, press Share, choose HTML, and copy the address between the quotation marks here. Empty: no map.`,
      kind: 'url',
    },
    answerDays: { label: msg`A message is answered within`, hint: msg`Working days`, isHalf: true },
    readingDays: { label: msg`An application is read within`, hint: msg`Working days`, isHalf: true },
    bank: {
      label: msg`Bank`,
      fields: {
        name: { label: msg`Bank`, isHalf: true },
        accountTitle: { label: msg`Name of the account`, isHalf: true },
        iban: { label: msg`IBAN`, hint: msg`Checked digit by digit before it can go out`, isHalf: true },
        swift: { label: msg`SWIFT`, hint: msg`The bank’s own code, for gifts from abroad`, isHalf: true },
      },
    },
    social: {
      label: msg`Social networks`,
      fields: {
        facebook: { label: msg`Facebook`, kind: 'url', isHalf: true },
        instagram: { label: msg`Instagram`, kind: 'url', isHalf: true },
        linkedin: { label: msg`LinkedIn`, kind: 'url', isHalf: true },
      },
    },
  },
}
