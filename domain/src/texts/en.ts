import { pagesEn, type PageTexts, type Widened } from './pages-en.ts'
import { type FieldName, label } from './labels-en.ts'

/** Holds what only the functions say: why they refuse, and the headings of what they export. Pages load none of it. */
const refusalsEn = {
  secondFactor: {
    wrongCode: 'This code is wrong or was used before. Wait for the next code, then try again.',
    notOn: 'There are no one-time codes to check. Please reload the page.',
    alreadyOn: 'One-time codes are already on. Turn them off first to use another app.',
  },
  firstAdmin: {
    expired: 'This link no longer works. Run npm run setup again: it makes a new one.',
    adminExists: 'This site has an admin already. Only an admin can add another.',
  },
  register: {
    /** The body ended early or could not be read. */
    incomplete: 'The form was not sent completely. Please send it again.',
    tooLarge: (megabytes: number) =>
      `The form is larger than ${megabytes} MB. Please choose smaller pictures.`,
  },
  pages: {
    tooMany: (most: number) => `There are ${most} pages already. Please delete one first.`,
  },
  users: {
    cnicInAddress: 'Send a CNIC in the header X-Search. Logs keep addresses.',
    undoTooLate: 'This can no longer be undone. The e-mail is on its way, or something has changed.',
    accountGone:
      'The applicant can no longer sign in. Delete this application, so that the applicant can register again.',
    lastAdmin: 'You cannot remove the last admin. Make somebody else an admin first.',
    withdrawnSinceBackup:
      'The site was restored from a backup. Your rights had ended after that backup was made.',
    notPending: 'You can only correct an application that is not approved.',
    notApproved: 'This user is not a member yet. Approve or reject the application instead.',
    notRejected: 'You can only ask for a review of a rejected application.',
    pointsOpen: (points: readonly string[]) =>
      `Please correct or answer these points first: ${points.join('; ')}.`,
    decisionFinal: 'This decision is final. You cannot change the application or send it again.',
    reviewUsed: 'You have already asked for a review of this decision. It stays as it is.',
    cardsRemoved:
      'We have removed your card pictures. Please correct your application and send both sides again.',
    emailMoving: 'Both addresses are confirmed. Your address is being changed now.',
    /** Headings of the table that admins export, where they are not the label of a field. */
    columns: {
      full_name: 'Full name',
      status: 'Status',
      role: 'Role',
      createdAt: 'Registered on',
      approvedAt: 'Approved on',
    },
    /** Does not say which of several fields it is. */
    taken: (fields: FieldName[]) =>
      `${fields.map((field) => label[field]).join(' or ')} is already used by another account. Please check what you entered.`,
  },
  forms: {
    /** No card company is connected. */
    otherCurrency:
      'The amounts on this page are in another currency than the chamber’s. Please reload the page and choose the amount again.',
    notOpen: 'This site is not open.',
    noCards: 'Cards cannot be used at the moment. Please choose Offline Donation.',
    cardRefused:
      'The card was not accepted. No money was taken. Please check it, or choose Offline Donation.',
    commentsClosed: 'Comments on this post are closed.',
    /** Another admin has changed the mark. */
    markChanged: 'Somebody else has marked this since you opened it. Please check it again.',
    /** One reply at a time. */
    replyUnderWay: 'A reply is on its way. Wait until it is sent, then send yours.',
    repliedMeanwhile:
      'Somebody else has replied since you opened this. Read that reply before you send yours.',
    tooManyReplies: (most: number) =>
      `You can send at most ${most} replies here. Please use your own e-mail program.`,
    savedRepliesChanged: 'Somebody else has changed the saved replies. Please check them again.',
    /** Only the card company marks a donation by card. */
    notPledged: 'This donation was paid by card. Only the card company can confirm it.',
    /** A donation whose payment is under way is not deleted. */
    stillCharging: 'The card company has not confirmed this payment yet. Delete the donation when it has.',
  },
  files: {
    beingRemoved: 'An older upload of this file is being removed. Please try again in a minute.',
    tooManyUploads: 'You have begun too many uploads. Finish one of them, or wait a day.',
  },
  site: {
    notReady: 'Some points are missing, wrong or still samples. See “Before you open the site”.',
  },
  server: {
    appCheckFailed: 'This request did not come from our site. Please reload the page.',
    crossSite: 'Another website sent this request, so we refused it. Please open our site and try again.',
    methodNotAllowed: 'This method is not allowed here.',
    unsupportedType: 'This type of content is not supported.',
    badRequest: 'The request could not be read.',
    tooLarge: 'The request is too large.',
    tooMany: 'Too many attempts. Please wait a few minutes, then try again.',
    signInAgain: 'Please sign in again to do this. Your sign-in is older than 15 minutes.',
    ownAccount: 'You cannot decide on your own account.',
  },
} as const

/** Adds the texts that only functions say to those of pages, group by group. */
export const withRefusals = <Pages extends object, Refusals extends object>(
  pages: Pages,
  refusals: Refusals,
): Pages & Refusals => {
  const groups = Object.entries(refusals).map(([group, texts]) => [
    group,
    { ...pages[group as keyof Pages], ...texts },
  ])
  return { ...pages, ...Object.fromEntries(groups) }
}

/** Holds every text of the functions, with those that pages show too. Other languages have the type `Texts`. */
export const en = withRefusals(pagesEn, refusalsEn)

/** The texts that only functions say, in any language. */
export type RefusalTexts = Widened<typeof refusalsEn>

export type Texts = PageTexts & RefusalTexts
