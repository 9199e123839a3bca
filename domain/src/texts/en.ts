import { type FieldName, label } from './labels-en.ts'

const COUNT = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/**
 * Every text that pages and functions both say: messages of rules, and what is said of failures and successes.
 * Other languages have the type `Texts`, so a missing translation does not compile.
 */
export const en = {
  /** Rules of a field; shown below it, in words that say how to mend it. */
  field: {
    required: (field: FieldName) => `${label[field]} is required.`,
    tooLong: (max: number) => `Please keep this to ${max.toLocaleString('en-US')} characters.`,
    controlCharacters: 'Please remove the invisible characters from this text.',
    piledUpMarks: 'Please remove the marks that are piled up on one letter.',
    missing: 'Please fill this in.',
    unknown: 'This field is not expected.',
    text: 'Please give a text.',
    kind: 'This is not what belongs here.',
    repeated: 'This field came more than once.',
    email: 'This e-mail address is not complete. It looks like name@example.org.',
    username: 'Please take out everything but the letters a to z and digits.',
    name: 'Letters only. Spaces, hyphens and apostrophes may stand between them.',
    cnicMissing: (missing: number) =>
      `${COUNT[missing] ?? missing} ${missing === 1 ? 'digit is' : 'digits are'} missing. The number looks like 13101-1234567-8.`,
    cnic: 'The number looks like 13101-1234567-8.',
    date: 'Please give a date as year, month and day.',
    dateInPast: 'This date lies in the future.',
    bornTooEarly: (years: number) => `This would make you ${years} years old. Please check the year.`,
    bornTooLate: (years: number, least: number) =>
      `This would make you ${years} ${years === 1 ? 'year' : 'years'} old. An identity card is given from ${least} on. Please check the year.`,
    phone:
      'This is no telephone number. Please write it as 0300 1234567, or with the code of its country, as +44 20 7946 0000.',
    phoneShort:
      'Digits of this telephone number are missing. It looks like 0300 1234567, or like +44 20 7946 0000.',
    phoneLong:
      'This telephone number has too many digits. It looks like 0300 1234567, or like +44 20 7946 0000.',
    gender: 'Please choose female, male or other.',
    role: 'Please choose member or team.',
    designation: 'Designation is required for the team.',
    passwordShort: (min: number) => `This password is too short: it needs ${min} characters.`,
    passwordPersonal:
      'This is your own name or address with little beside it. Please choose words that nobody would guess.',
    passwordsDiffer: 'Passwords do not match!',
    time: 'Please give a time as hours and minutes.',
    link: 'Please give a whole address that begins with https:// or http://.',
    map: 'Please give the address of a map to embed, as openstreetmap.org shows it under Share, HTML.',
    boolean: 'Please answer true or false.',
    number: (min: number, max: number) => `Please give a whole number from ${min} to ${max}.`,
    percent: 'Please give a number from 0 to 100.',
    iban: 'A digit or a letter of this IBAN is wrong. Please compare it with the bank’s letter.',
    id: 'Small letters, digits and hyphens only.',
    idTaken: 'This stands here twice. Please choose another.',
    tooManyItems: (max: number) => `At most ${max} of these can be shown.`,
    addsUp: (dollars: number) => `These must add up to $${dollars}.`,
    oneOf: (choices: string) => `Please give one of ${choices}.`,
    emailTaken: 'An account with this e-mail address exists already.',
    emailSame: 'This is the address that you have.',
    usernameTaken: 'This username is taken. Please choose another.',
    cnicTaken: 'An account with this CNIC exists already.',
    notAnImage: 'This file is not a picture we can read. Please send a JPEG, PNG or WebP picture.',
    fileTooLarge: (megabytes: number) =>
      `This picture is larger than ${megabytes} MB. Please send a smaller one.`,
    imageTooManyPixels: 'This picture has too many pixels. Please send a smaller one.',
    fileRequired: 'Please add this picture.',
    pictureMissing: 'This picture is not here. Please choose it again.',
    notADocument: 'This file cannot be read. Please send a PDF, or a JPEG, PNG or WebP picture.',
    documentTooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Please send a smaller one.`,
    enterName: 'Please enter your name',
    enterEmail: 'Please enter your email',
    enterSubject: 'Please enter your subject',
    enterLastname: 'Please enter your Lastname',
    selectEvents: 'Select your event list',
    enterNotes: 'Please enter your note',
    trap: 'Please leave this field empty: only machines fill it in.',
    tooFast: 'That was very quick. Please read it once more, and send it again.',
    amount: (least: number, most: number) =>
      `Please give a sum from $${least} to $${most.toLocaleString('en-US')}, with at most two digits after the point.`,
    cardHolder: 'Please give the name as it is printed on the card.',
    cardShort: 'Digits are missing. Compare the number with your card, four by four.',
    cardWrong: 'One digit is wrong. Compare the number with your card, four by four.',
    cardUnknown:
      'We take Visa, Mastercard and UnionPay. Please use one of these, or choose Offline Donation.',
    cardBrand: (brand: string) =>
      `This is the number of a ${brand} card. Choose ${brand} above, or compare the number with your card.`,
    expireDate: 'Please give month and year as they stand on the card, such as 08/29.',
    cardExpired: 'This card has expired. Please use another one, or choose Offline Donation.',
    cvv: 'Please give the three digits on the back of the card.',
    paymentMethod: 'Please choose Payment By Card or Offline Donation.',
  },
  label,
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
    /** The body ended early or could not be read, so no field can be named. */
    incomplete: 'The form did not arrive whole. Please send it again.',
    tooLarge: (megabytes: number) => `The form is larger than ${megabytes} MB. Please send smaller pictures.`,
  },
  passwordReset: {
    invalid: 'Empty field is not allowed!',
    spent:
      'This link does not work any more. It was used already, or it is older than an hour. Ask for a new one.',
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
    changed: 'Somebody else has changed this blog meanwhile. Please look at it again.',
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
    changed: 'Somebody else has changed this event meanwhile. Please look at it again.',
  },
  users: {
    fetchFailed: 'Failed to fetch users',
    fetchError: 'Error fetching users',
    approveFailed: 'Failed to approve user',
    approveError: 'Error approving user',
    rejectFailed: 'Failed to reject user',
    rejectError: 'Error rejecting user',
    rejected: 'User rejected, and told why',
    undone: 'Taken back: nobody is told of it',
    undoError: 'Error taking the decision back',
    exportFailed: 'Failed to export users',
    deleteFailed: 'Failed to delete user',
    deleteError: 'Error deleting user',
    approved: 'User approved successfully',
    deleted: 'User deleted successfully',
    deleteConfirm: 'Are you sure you want to delete this user?',
    changed: 'This application has changed',
    undoTooLate:
      'This cannot be taken back any more: the mail is on its way, or something has changed since.',
    accountGone:
      'Her account to sign in with is gone. Delete this application, so that she can register again.',
    lastAdmin: 'The last admin has to stay. Make somebody else an admin first.',
    notPending: 'Only an application that is not approved can be corrected.',
    notRejected: 'Only an application that was sent back to you can be sent again like this.',
    nothingCorrected: 'Nothing in this correction differs from your application.',
    wrongPassword: 'This is not your password.',
    emailMoving: 'Both addresses have said yes: it changes now.',
    /** Which of several fields it is stays untold. */
    /** Headings of the table that admins export. */
    columns: {
      full_name: 'Full name',
      email: 'E-mail',
      username: 'Username',
      status: 'Status',
      role: 'Role',
      designation: 'Designation',
      business: 'Business name',
      business_nature: 'Nature of business',
      business_address: 'Business address',
      business_registration: 'Business registration',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      address: 'Address',
      city: 'City',
      date_of_birth: 'Date of birth',
      gender: 'Gender',
      createdAt: 'Registered on',
      approvedAt: 'Approved on',
    },
    taken: (fields: FieldName[]) =>
      `${fields.map((field) => label[field]).join(' or ')} belongs to another account. Please check what you wrote.`,
  },
  /** Forms of the public site; what is said when one was sent stands on its page. */
  forms: {
    failed: 'This could not be sent. What you wrote is still here. Please try again.',
    /** Nobody knows whether it arrived: the same again is taken for the same. */
    unanswered:
      'No answer came, so we do not know whether this arrived. What you wrote is still here. Please send it again: it counts once.',
    reload:
      'A part of this page did not arrive. Please load the page again: what you wrote is kept on this device.',
    stillReading: 'This file is still being read. Please send the form in a moment.',
    notRead: 'This file could not be read. Please choose it again.',
    /** No company stands behind the card fields. */
    noCards: 'Cards cannot be taken at the moment. Please choose Offline Donation.',
    cardRefused:
      'The card was not accepted. Nothing was taken from it. Please check it, or choose Offline Donation.',
    commentsClosed: 'This post takes no comments any more.',
    /** A mark that is taken back is another one by now. */
    markChanged: 'Somebody else has marked this since you looked at it. Please look again.',
    /** Of a gift by card, which only its company marks. */
    notPledged: 'This gift was given by card: only the card company says whether it has arrived.',
  },
  site: {
    changed: 'Somebody else has changed this part since you opened it.',
  },
  /** Why what is stored is not on the site, and what to do. */
  publish: {
    notPermitted:
      'The site may not publish itself. Ask whoever set it up to run its check (npm run check:production), which names the command that mends it.',
    content: (fields: string) =>
      `What the office says on its site cannot be shown as it is stored (${fields}). Ask whoever set the site up to mend it.`,
    build: 'What is deployed does not fit together. Ask whoever set the site up to run the deployment again.',
    diskFull: 'The disk is full. Make room on it.',
    /** What was written into the database by hand, or is older than a rule. @param documents such as `blogs/abc`, `site/team` */
    leftOut: (documents: readonly string[]) =>
      `Not on the site as it is stored, since something in it is missing or wrong: ${documents.join(', ')}. Ask whoever set the site up to mend it.`,
    failed: 'Publishing failed. If this stays for an hour, ask whoever set the site up to look at its log.',
    again:
      'Until then visitors see the site as it was before. We try again, at first after a minute, later once an hour.',
  },
  /** Dialog of a post or an event that is not filled in. */
  requiredFields: 'Please fill in all required fields',
  /** `detail` of REST answers. */
  server: {
    unreachable: 'Error connecting to the server',
    unauthenticated: 'Please sign in.',
    sessionEnded: 'Your session has ended. Please sign in again.',
    appCheckFailed: 'This request did not come from our site. Please load the page again.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'Not found.',
    methodNotAllowed: 'This method is not allowed here.',
    unsupportedType: 'This kind of content cannot be read here.',
    badRequest: 'The request could not be read.',
    tooLarge: 'The request is too large.',
    tooMany: 'Too many attempts. Please wait a while, then try again.',
    busy: 'We are busy with other pictures. Please try again in a minute.',
    ownAccount: 'You cannot decide on your own account.',
    failed: 'Something went wrong on our side. Please try again.',
  },
  mails: {
    underWay: 'This mail is sent or on its way.',
  },
} as const

type Widened<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Widened<T[K]>
}

export type Texts = Widened<typeof en>
