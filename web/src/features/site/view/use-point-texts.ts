import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Content } from 'domain/content/content.ts'
import type { OpeningPoint } from 'domain/content/opening/opening-points.ts'
import { formatList } from '#lib/format/format-list.ts'

interface PointTexts {
  title: string
  /** What is entered. */
  ready: string
  /** Why it cannot stay as it is, and what to do. */
  todo: string
  /** On the link to its form. */
  enter: string
  /** On the button that leaves it out; absent for what every site needs. */
  leaveOut?: string
}

/** Returns what the list says of each point. @param content as it is stored */
export function usePointTexts(content: Content): Record<OpeningPoint, PointTexts> {
  const { t, i18n } = useLingui()
  const { organisation, team, causes, giving, joining, privacy } = content
  const { iban } = organisation.bank
  const people = team.leaders.length
  const leftOut = t`Left out of the site.`
  const leaveOut = t`Leave out`
  const named = (names: string[]) => formatList(names, i18n.locale) || leftOut
  return {
    bank: {
      title: t`Bank account for donations`,
      ready: iban || t`No bank account. The donation page asks donors to contact you.`,
      todo: t`Enter your account, or choose no bank account. Visitors would pay into an account that does not exist.`,
      enter: t`Enter account`,
      leaveOut: t`No bank account`,
    },
    team: {
      title: t`Leadership`,
      ready: people > 0 ? t`${plural(people, { one: '# person', other: '# people' })}` : leftOut,
      todo: t`Some of the people are invented. Enter the real names, or leave these people out.`,
      enter: t`Enter names`,
      leaveOut,
    },
    counters: {
      title: t`Counters`,
      ready: Object.values(content.counters).some((figure) => figure > 0) ? t`Your figures.` : leftOut,
      todo: t`Some figures are invented. Visitors would think that they are real.`,
      enter: t`Enter figures`,
      leaveOut,
    },
    name: {
      title: t`Name`,
      ready: organisation.name,
      todo: t`This is still the name of an example. Enter the name of your chamber.`,
      enter: t`Enter name`,
    },
    phone: {
      title: t`Phone`,
      ready: organisation.phone,
      todo: t`This is still the phone of an example. Enter the phone of your office.`,
      enter: t`Enter phone`,
    },
    email: {
      title: t`E-mail`,
      ready: organisation.email,
      todo: t`This is still the e-mail of an example. Enter the e-mail of your office.`,
      enter: t`Enter e-mail`,
    },
    causes: {
      title: t`Causes`,
      ready: named(causes.causes.map(({ title }) => title)),
      todo: t`Some causes or their stories are invented. Enter your own, or leave these out.`,
      enter: t`Enter causes`,
      leaveOut,
    },
    giving: {
      title: t`Amounts and spending`,
      ready: giving.sums.length + giving.hundred.parts.length > 0 ? t`Your amounts.` : leftOut,
      todo: t`The suggested amounts, or how money was spent, are invented. Enter your own, or leave them out.`,
      enter: t`Enter amounts`,
      leaveOut,
    },
    fees: {
      title: t`Fees`,
      ready: named(joining.fees.map(({ name }) => name)),
      todo: t`Some fees, or the text about them, are invented. Enter your own, or leave them out.`,
      enter: t`Enter fees`,
      leaveOut,
    },
    story: {
      title: t`History`,
      ready: content.aims.story ? t`Your own text.` : leftOut,
      todo: t`Where the chamber comes from, and how large it is, are invented.`,
      enter: t`Enter history`,
      leaveOut,
    },
    quote: {
      title: t`Quotation of a volunteer`,
      ready: content.volunteering.quote.by || leftOut,
      todo: t`These words and their author are invented.`,
      enter: t`Enter quotation`,
      leaveOut,
    },
    privacy: {
      title: t`Privacy page`,
      ready: privacy.contact.name,
      todo: t`Enter who answers questions about personal data, and check how long you keep it.`,
      enter: t`Enter contact`,
    },
  }
}
