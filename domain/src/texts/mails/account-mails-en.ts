import type { Organisation } from '../../content/organisation.ts'
import { formatInstant, formatMinute, formatTimeZone } from '../../dates.ts'
import { closing, greeting, workingDays } from './letter-en.ts'
import type { MailData, MailText, WriteMail } from './mail-text.ts'

/** What each role may do, as the new holder reads it. */
const ROLE_TEXTS: Record<string, string> = {
  member: 'You are now a member. You can see your own data and your membership.',
  team: 'You are now in the team. You can publish posts and events, and approve comments.',
  admin: 'You are now an admin. You can decide on applications, reply to messages and change the website.',
}

/** Returns what an applicant can do after a rejection. */
function afterRejection({ is_final, is_reviewed, link }: MailData, { readingDays }: Organisation): string {
  if (is_reviewed) return 'We have read your application again. This decision is final and stays as it is.'
  if (is_final)
    return `This decision is final: you cannot change the application and send it again. If you disagree, sign in and ask once for a review: ${link}

We read it within ${workingDays(readingDays)}.`
  return `Sign in, correct your application and send it again: ${link}

We read it again within ${workingDays(readingDays)}.`
}

/** Writes to applicants and users about their account. */
export const accountMailsEn = {
  received: ({ link }: MailData, organisation: Organisation): MailText => ({
    subject: 'We have received your application',
    text: `${greeting('')}

Thank you for your application to the ${organisation.name}. The office reads it within ${workingDays(organisation.readingDays)}, then writes to you.

Please confirm your e-mail address: ${link}

If you did not apply, ignore this e-mail and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  approved: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your application is approved',
    text: `${greeting(first_name)}

Your application is approved. You can sign in with your e-mail address and your password: ${link}

${closing(organisation)}`,
  }),
  confirmReminder: ({ at, link }: MailData, organisation: Organisation): MailText => ({
    subject: `Please confirm your e-mail address by ${formatInstant(at, 'en')}`,
    text: `${greeting('')}

Your application to the ${organisation.name} has no confirmed e-mail address yet. Please confirm it by ${formatInstant(at, 'en')}: ${link}

After that day we may remove the application and its pictures. You can then apply again.

If you did not apply, ignore this e-mail and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  resubmitted: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'We have received your application again',
    text: `${greeting(first_name)}

You have sent your application again. The office reads it within ${workingDays(organisation.readingDays)}, then writes to you. Until then you can see it here: ${link}

If you did not send it, somebody else knows your password. Tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  roleChanged: ({ first_name, role, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your role was changed',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has changed your role. ${ROLE_TEXTS[role] ?? ''}

Sign in: ${link}

If you did not expect this, ask the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  suspended: ({ first_name, reason, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account is suspended',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has suspended your account. You can sign in and read why, but do nothing else. The office writes:

${reason}

Sign in: ${link}

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  reinstated: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account is active again',
    text: `${greeting(first_name)}

The office of the ${organisation.name} has ended the suspension of your account. You can use it as before: ${link}

${closing(organisation)}`,
  }),
  rejected: (data: MailData, organisation: Organisation): MailText => ({
    subject: data.is_final ? 'Your application is rejected' : 'Your application needs a correction',
    text: `${greeting(data.first_name)}

${data.is_final ? 'We cannot accept your application.' : 'We could not approve your application yet.'} The office writes:

${data.rejection_reason}

${afterRejection(data, organisation)} If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  reset: ({ first_name, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Choose a new password',
    text: `${greeting(first_name)}

We received a request for a new password for your account. Choose it within one hour: ${link}

If you did not ask for it, ignore this e-mail. Your password does not change.

${closing(organisation)}`,
  }),
  passwordChanged: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your password was changed',
    text: `${greeting(first_name)}

The password of your account was changed on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}. You have been signed out on all other devices.

If you changed it, you do not need to do anything.

If you did not change it, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office when it happened: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  accountDeleted: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account was deleted',
    text: `${greeting('')}

Your account with the ${organisation.name} was deleted on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, as you asked on your account page. Your data, pictures and membership record are gone.

If you did not ask for this, somebody else knows your password. Tell the office at once: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  accountRemoved: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your account was deleted by the office',
    text: `${greeting('')}

The office of the ${organisation.name} deleted your account on ${formatMinute(at, 'en')}, ${formatTimeZone('en')}. Your data, pictures and membership record are gone.

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  accountExpired: ({ at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your application was deleted',
    text: `${greeting('')}

Your application to the ${organisation.name} was rejected and not sent again. We keep such an application for a limited time only, and deleted it on ${formatInstant(at, 'en')}. Your data and pictures are gone.

If you have questions, call ${organisation.phone} or write to ${organisation.email}.

${closing(organisation)}`,
  }),
  emailNew: ({ link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Confirm your new e-mail address',
    text: `${greeting('')}

We received a request to sign in to the ${organisation.name} with this e-mail address. To confirm, open this page within one day and press the button: ${link}

We have sent the same e-mail to the old address. Nothing changes until both addresses are confirmed.

If you did not ask for this, ignore this e-mail.

${closing(organisation)}`,
  }),
  emailOld: ({ first_name, email, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Confirm your change of e-mail address',
    text: `${greeting(first_name)}

We received a request that you sign in with ${email} from now on. To confirm, open this page within one day and press the button: ${link}

We have sent the same e-mail to the new address. Nothing changes until both addresses are confirmed.

If you did not ask for this, do not press the button: your address does not change. But somebody knows your password. Change it on your account page, and tell us at ${organisation.email}.

${closing(organisation)}`,
  }),
  emailChanged: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your e-mail address was changed',
    text: `${greeting(first_name)}

Since ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, you sign in with this e-mail address. You have been signed out on all devices: ${link}

If you have questions, tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  emailChangedOld: ({ first_name, email, at }: MailData, organisation: Organisation): MailText => ({
    subject: 'Your e-mail address was changed',
    text: `${greeting(first_name)}

Since ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, your account has the e-mail address ${email}. This address no longer signs in. Both addresses had confirmed it.

If you did not confirm it, somebody else reads your e-mails. Tell the office at once: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  emailRestored: ({ email, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'Somebody tried to change your e-mail address',
    text: `${greeting('')}

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, we found that the e-mail address of your account had been changed without us. We have set it back to ${email}.

Somebody may know your password. It no longer works, and you have been signed out on all devices. Choose a new password now: ${link}

If you have questions, tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorOn: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'One-time codes are on',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, one-time codes were turned on for your account. From now on you need your password and a code to sign in. You have been signed out on all other devices.

If it was not you, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorOff: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'One-time codes are off',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, one-time codes were turned off for your account. From now on you sign in with your password alone.

If it was not you, somebody else can sign in to your account. Ask for a new password now: ${link}

Then tell the office: ${organisation.phone}, ${organisation.email}.

${closing(organisation)}`,
  }),
  secondFactorReset: ({ first_name, at, link }: MailData, organisation: Organisation): MailText => ({
    subject: 'The office has reset your one-time codes',
    text: `Dear ${first_name},

On ${formatMinute(at, 'en')}, ${formatTimeZone('en')}, the office turned off the one-time codes of your account. You have been signed out on all devices. You sign in with your password alone until you set up codes again.

If you did not ask the office for it, tell us at once: ${organisation.phone}, ${organisation.email}. You can choose a new password here: ${link}

${closing(organisation)}`,
  }),
} as const satisfies Record<string, WriteMail>
