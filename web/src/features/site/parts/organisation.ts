import { msg } from '@lingui/core/macro'
import { MAP_ORIGIN, toMapAddress } from 'domain/values/map-address.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { paths } from '#lib/paths.ts'
import type { PartDefinition } from './form-definition.ts'

export const organisation: PartDefinition<Organisation> = {
  label: msg`Office and contact`,
  page: paths.contact,
  boxes: [
    {
      heading: msg`How to reach the office`,
      fieldNames: [
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
    { heading: msg`Name and description`, fieldNames: ['name', 'shortName', 'nameRest', 'about'] },
    { heading: msg`Reply times`, fieldNames: ['answerDays', 'readingDays'] },
    { heading: msg`Sign-in of administrators`, fieldNames: ['adminCodes'] },
    {
      heading: msg`How to pay offline donations`,
      hint: msg`A change asks for your password, and all admins get an e-mail about it.`,
      fieldNames: ['bank', 'ways'],
    },
    { heading: msg`Social media`, hint: msg`Empty links are not shown.`, fieldNames: ['social'] },
  ],
  fields: {
    name: { label: msg`Full name` },
    shortName: { label: msg`Short name`, hint: msg`Next to the logo`, isHalf: true },
    nameRest: { label: msg`Second line of the name`, hint: msg`Below the short name`, isHalf: true },
    about: {
      label: msg`Short description`,
      hint: msg`At the bottom of every page, and in search results for the home page`,
    },
    phone: { label: msg`Phone`, hint: msg`Shown at the top of every page`, kind: 'tel', isHalf: true },
    email: { label: msg`E-mail`, hint: msg`Shown at the top of every page`, kind: 'email', isHalf: true },
    address: { label: msg`Address`, hint: msg`On one line, at the bottom of every page` },
    postalAddress: { label: msg`Postal address`, hint: msg`One line per row`, kind: 'lines' },
    city: { label: msg`City`, isHalf: true },
    openingHours: { label: msg`Opening hours`, hint: msg`In full sentences` },
    visiting: { label: msg`Access`, hint: msg`Ramp, doors, children` },
    directions: { label: msg`Directions on foot` },
    calling: {
      label: msg`Phone languages and hours`,
      hint: msg`Also what callers can do outside office hours`,
    },
    map: {
      label: msg`Map`,
      hint: msg`Find the house on the map. Then copy the address of that page and paste it here. Without one no map is shown.`,
      kind: 'url',
      help: {
        label: msg`Find on map`,
        addressFor: ({ address }) => `${MAP_ORIGIN}/search?query=${encodeURIComponent(String(address))}`,
      },
      convert: toMapAddress,
    },
    answerDays: { label: msg`We answer messages within`, hint: msg`Working days`, isHalf: true },
    readingDays: { label: msg`We read applications within`, hint: msg`Working days`, isHalf: true },
    adminCodes: {
      label: msg`One-time codes`,
      hint: msg`Each administrator then needs an app on a phone to sign in.`,
      options: { optional: msg`Administrators may use them`, required: msg`Every administrator needs them` },
    },
    bank: {
      label: msg`Bank`,
      fields: {
        name: { label: msg`Bank` },
        accountTitle: { label: msg`Account title` },
        iban: { label: msg`IBAN`, hint: msg`Checked before publishing`, isHalf: true },
        swift: { label: msg`SWIFT`, hint: msg`Bank code for donations from abroad`, isHalf: true },
      },
    },
    ways: {
      label: msg`Other ways to pay`,
      hint: msg`Shown below the bank account. Without a number a line is not shown.`,
      add: msg`Add a way to pay`,
      titleField: 'label',
      detailFields: ['number'],
      fields: {
        label: { label: msg`Name`, hint: msg`Such as ‘JazzCash’`, isHalf: true },
        number: { label: msg`Account number`, hint: msg`A mobile or bank account, or an IBAN`, isHalf: true },
        accountTitle: { label: msg`Account title` },
        note: { label: msg`Note to the donor` },
      },
    },
    social: {
      label: msg`Social media`,
      fields: {
        facebook: { label: msg`Facebook`, kind: 'url', isHalf: true },
        instagram: { label: msg`Instagram`, kind: 'url', isHalf: true },
        linkedin: { label: msg`LinkedIn`, kind: 'url', isHalf: true },
      },
    },
  },
}
