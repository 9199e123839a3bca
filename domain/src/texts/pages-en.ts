import { SCHEDULE_DAYS } from '../limits.ts'
import { type Currency, decimalsOf, formatMoney } from '../money/money.ts'
import { type FieldName, label } from './labels-en.ts'

/**
 * Holds every text that both pages and functions show: messages of rules, failures and successes.
 * Other languages have the type `PageTexts`, so a missing translation does not compile.
 */
export const pagesEn = {
  /** Rules of a field; shown below it. They say what is wrong and what to do. */
  field: {
    required: (field: FieldName) => `${label[field]} is required.`,
    tooLong: (max: number) => `This is too long. Use at most ${max.toLocaleString('en-US')} characters.`,
    controlCharacters: 'Please remove the invisible characters from this text.',
    oneLine: 'Please write this in one line.',
    piledUpMarks: 'One letter has too many accents. Please remove some.',
    missing: 'Please fill this in.',
    unknown: 'This field is not expected.',
    text: 'Please enter text.',
    kind: 'This value is not valid.',
    repeated: 'This field was sent more than once.',
    email: 'This e-mail address is not complete. Write it like name@example.org.',
    username: 'Please use only the letters a to z and digits.',
    nameUr: 'Please use only Urdu letters. Spaces are allowed between them.',
    name: 'Please use only letters. Spaces, hyphens and apostrophes are allowed between them.',
    cnicMissing: (missing: number) =>
      `A CNIC has 13 digits; you typed ${13 - missing}. Write it like 13101-1234567-8.`,
    cnic: 'Write the CNIC like 13101-1234567-8.',
    date: 'Please enter the date as year, month and day.',
    dateInPast: 'This date is in the future. Please check it.',
    bornTooEarly: (years: number) => `This would make you ${years} years old. Please check the year.`,
    bornTooLate: (years: number, least: number) =>
      `This would make you ${years} ${years === 1 ? 'year' : 'years'} old. You can have an identity card from the age of ${least}. Please check the year.`,
    phone:
      'This is not a phone number. Write it like 0300 1234567, or with a country code like +44 20 7946 0000.',
    phoneShort: 'This phone number is too short. Write it like 0300 1234567 or +44 20 7946 0000.',
    phoneLong: 'This phone number is too long. Write it like 0300 1234567 or +44 20 7946 0000.',
    gender: 'Please choose female, male or other.',
    role: 'Please choose member or team.',
    designation: 'Designation is required for the team.',
    passwordShort: (min: number) => `This password is too short. Use at least ${min} characters.`,
    passwordPersonal:
      'This password is too close to your name or address. Please choose words that nobody would guess.',
    passwordsDiffer: 'Passwords do not match!',
    time: 'Please enter the time as hours and minutes.',
    endBeforeStart: 'The end is before the start. Please check it.',
    link: 'Please enter a full address that begins with https:// or http://.',
    map: 'Please enter the address of a map on openstreetmap.org.',
    boolean: 'Please answer true or false.',
    instant: 'Please enter a day and a time, in UTC like 2027-03-12T04:00:00Z.',
    scheduledTooFar: `Please choose a day within the next ${SCHEDULE_DAYS} days.`,
    scheduledIsPublished: 'What is already published has no time of publication. Send is_published as false.',
    number: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
    percent: 'Please enter a number from 0 to 100.',
    iban: 'A digit or a letter of this IBAN is wrong. Please compare it with your bank’s letter.',
    accountNumber: 'Please enter the number of an account in digits, or an IBAN.',
    id: 'Please use only small letters, digits and hyphens.',
    idTaken: 'This is already used. Please choose another.',
    tooManyItems: (max: number) => `At most ${max} of these can be shown.`,
    addsUp: (sum: number, currency: Currency) =>
      `These must add up to ${formatMoney(sum, currency, 'en', true)}.`,
    whole: 'Please enter a number without decimals.',
    reasonGone: 'A reason is no longer in the list. Please reload the page and choose again.',
    reasonTwice: 'Please choose each reason only once.',
    finalAlone: 'A final reason cannot be combined with others. Please choose only one.',
    noSuchPoint: 'An answer belongs to no point of the rejection. Please reload the page.',
    finalWithFields: 'A final reason has nothing to correct. Please remove the fields.',
    chooseField: 'Please choose at least one field to correct.',
    oneOf: (choices: string) => `Please choose one of ${choices}.`,
    emailTaken: 'There is already an account with this e-mail address.',
    emailSame: 'This is already your address.',
    usernameTaken: 'This username is taken. Please choose another.',
    cnicTaken: 'There is already an account with this CNIC.',
    notAnImage: 'We cannot read this picture. Please choose a JPEG, PNG or WebP file.',
    fileTooLarge: (megabytes: number) =>
      `This picture is larger than ${megabytes} MB. Please choose a smaller one.`,
    imageTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
    fileRequired: 'Please add this picture.',
    tooManyPictures: (max: number) => `A text can have ${max} pictures.`,
    pictureMissing: 'This picture is missing. Please choose it again.',
    notADocument: 'We cannot read this file. Please choose a PDF, or a JPEG, PNG or WebP picture.',
    documentTooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
    fileMissing: 'Please choose a file.',
    notAPdf: 'We cannot read this PDF. Please save it again and choose it once more.',
    pdfAsBefore: 'The address stays the same, so this must be a PDF again.',
    pictureAsBefore: 'The address stays the same, so this must be a picture again.',
    tooManyFiles: (most: number) => `There are ${most} files already. Please delete one first.`,
    filesTooLarge: (megabytes: number) =>
      `All files together may have ${megabytes} MB. Please delete one first.`,
    uploadIncomplete: 'The file has not arrived completely. Please send it again.',
    pieceSize: 'This piece has another size than the upload needs.',
    enterName: 'Please enter your name',
    enterEmail: 'Please enter your email',
    enterSubject: 'Please enter your subject',
    enterLastname: 'Please enter your Lastname',
    selectEvents: 'Select your event list',
    enterNotes: 'Please enter your note',
    amount: (least: number, most: number, currency: Currency) => {
      const [from, to] = [least, most].map((limit) => formatMoney(limit, currency, 'en', true))
      const decimals = decimalsOf(currency) === 0 ? 'without decimals' : 'with at most two decimals'
      return `Please enter an amount from ${from} to ${to}, ${decimals}.`
    },
    cardHolder: 'Please enter the name as printed on the card.',
    cardShort: 'The card number is too short. Please compare it with your card.',
    cardWrong: 'The card number is wrong. Please compare it with your card.',
    cardUnknown:
      'We accept Visa, Mastercard and UnionPay. Please use one of these, or choose Offline Donation.',
    cardBrand: (brand: string) =>
      `This is the number of a ${brand} card. Choose ${brand} above, or compare the number with your card.`,
    expireDate: 'Please enter month and year as on the card, such as 08/29.',
    cardExpired: 'This card has expired. Please use another one, or choose Offline Donation.',
    cvv: 'Please enter the three digits on the back of the card.',
    paymentMethod: 'Please choose Payment By Card or Offline Donation.',
  },
  label,
  secondFactor: {
    needed: 'Please enter the code of your authenticator app.',
    required: 'The chamber requires one-time codes for administrators. Set them up to continue.',
  },
  login: {
    invalid: 'Please fill in all required fields correctly',
    failed: 'Login failed. Please check your credentials.',
    error: 'An error occurred during login. Please try again.',
    success: 'Successfully logged in!',
  },
  register: {
    documentsRequired: 'CNIC front and back images are required!',
    failed: 'Registration failed. Please try again.',
    error: 'An error occurred during registration. Please try again.',
    success: 'Registration successful! Please wait for admin approval.',
  },
  passwordReset: {
    invalid: 'Empty field is not allowed!',
    spent: 'This link no longer works. It was already used, or it is older than one hour. Ask for a new one.',
  },
  blogs: {
    fetchFailed: 'Failed to fetch blogs',
    createFailed: 'Failed to create blog',
    updateFailed: 'Failed to update blog',
    deleteFailed: 'Failed to delete blog',
    created: 'Blog created successfully',
    updated: 'Blog updated successfully',
    deleted: 'Blog deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this blog?',
    changed: 'Somebody else has changed this blog. Please check it again.',
  },
  events: {
    fetchFailed: 'Failed to fetch events',
    createFailed: 'Failed to create event',
    updateFailed: 'Failed to update event',
    deleteFailed: 'Failed to delete event',
    created: 'Event created successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this event?',
    changed: 'Somebody else has changed this event. Please check it again.',
  },
  pages: {
    fetchFailed: 'Failed to fetch pages',
    createFailed: 'Failed to create page',
    updateFailed: 'Failed to update page',
    deleteFailed: 'Failed to delete page',
    created: 'Page created successfully',
    updated: 'Page updated successfully',
    deleted: 'Page deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this page?',
    changed: 'Somebody else has changed this page. Please check it again.',
  },
  users: {
    fetchFailed: 'Failed to fetch users',
    fetchError: 'Error fetching users',
    approveFailed: 'Failed to approve user',
    approveError: 'Error approving user',
    rejectFailed: 'Failed to reject user',
    rejectError: 'Error rejecting user',
    rejected: 'Application rejected. The reason is sent by e-mail.',
    undone: 'Undone. No e-mail was sent.',
    undoError: 'Error undoing the decision',
    exportFailed: 'Failed to export users',
    deleteFailed: 'Failed to delete user',
    deleteError: 'Error deleting user',
    approved: 'User approved successfully',
    deleted: 'User deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this user?',
    changed: 'This application has changed',
    /** The label of the reason that is in no list. */
    otherReason: 'Other',
    pleaseCorrect: (fields: readonly string[]) => `Please correct: ${fields.join('; ')}`,
    nothingCorrected: 'You have not changed anything in your application.',
    wrongPassword: 'This is not your password.',
  },
  /** Forms of the public site. Their success messages are on their pages. */
  forms: {
    failed: 'This could not be sent. Your text is still here. Please try again.',
    /** The form may have been stored. Sending the same form again stores it once. */
    unanswered:
      'We got no answer, so this may not have arrived. Your text is still here. Send it again: we count it only once.',
    reload:
      'A part of this page could not be loaded. Please reload the page: your text is saved on this device.',
    slowLine: 'Your connection is slow, so smaller pictures are sent. This may take a minute.',
    notRead: 'This file could not be read. Please choose it again.',
  },
  files: {
    changed: 'Somebody else has changed this file. Please check it again.',
  },
  site: {
    changed: 'Somebody else has changed this part since you opened it.',
  },
  /** Why stored content is not published, and what to do. */
  publish: {
    notPermitted:
      'The site has no permission to publish. Ask your technical contact to run npm run check:production, which names the command that corrects this.',
    content: (fields: string) =>
      `The website text cannot be shown as it is stored (${fields}). Ask your technical contact to correct it.`,
    build:
      'The parts of the deployed site do not fit together. Ask your technical contact to deploy it again.',
    diskFull: 'The disk is full. Make room on it.',
    /** For documents written by hand or older than a rule. @param documents such as `blogs/abc`, `site/team` */
    leftOut: (documents: readonly string[]) =>
      `Not published, because something is missing or wrong: ${documents.join(', ')}. Ask your technical contact to correct it.`,
    interrupted:
      'Publishing was interrupted or took too long. If this lasts for an hour, ask your technical contact to check the log.',
    failed: 'Publishing failed. If this lasts for an hour, ask your technical contact to check the log.',
    /** Refuses to publish. */
    paused: 'Publishing is paused. An admin can resume it.',
    again: 'Until then visitors see the previous version. We try again after a minute, later once an hour.',
  },
  /** Shown in the dialog of a post or an event. */
  requiredFields: 'Please fill in all required fields',
  /** `detail` of REST answers. */
  server: {
    unreachable: 'Error connecting to the server',
    unauthenticated: 'Please sign in.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'Not found.',
    busy: 'We are busy with other pictures. Please try again in a minute.',
    failed: 'Something went wrong on our side. Please try again.',
  },
  mails: {
    underWay: 'This e-mail has been sent or is on its way.',
  },
} as const

/** The same texts in any words. */
export type Widened<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Widened<T[K]>
}

export type PageTexts = Widened<typeof pagesEn>
