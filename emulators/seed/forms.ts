import type { DonationState, HandlingState } from 'domain/inbox.ts'

// Sample messages, volunteer offers, donations and comments. `daysAgo` says when each was sent, `by` who handled it.

interface SampleForm {
  daysAgo: number
  state: HandlingState
  by?: string
}

interface SampleDonation {
  daysAgo: number
  first_name: string
  last_name: string
  amount: number
  isForCause: boolean
  state: DonationState
  by?: string
}

export interface SampleReply {
  by: string
  text: string
  state: 'sent' | 'failed'
}

interface SampleMessage extends SampleForm {
  phone?: string
  replies?: SampleReply[]
  name: string
  lastname: string
  subject: string
  notes: string
}

interface SampleOffer extends SampleForm {
  first_name: string
  subject: string
  case_description: string
}

/** Sample forms in which a hidden field was filled in. */
export const suspects: Pick<SampleMessage, 'daysAgo' | 'name' | 'lastname' | 'subject' | 'notes'>[] = [
  {
    daysAgo: 2,
    name: 'Olivia',
    lastname: 'Best',
    subject: 'First place in every search',
    notes: 'We saw your website and can bring it to the first place. Reply today for a free report.',
  },
  {
    daysAgo: 6,
    name: 'Nadia',
    lastname: 'Yousaf',
    subject: 'Dates of the sewing course',
    notes: 'My phone filled in the form by itself. When does the next sewing course begin?',
  },
]

export const messages: SampleMessage[] = [
  {
    daysAgo: 1,
    state: 'new',
    name: 'Shazia',
    lastname: 'Noor',
    phone: '0300 0000072',
    subject: 'Membership with a home kitchen',
    notes:
      'I cook for weddings from home and have no shop. Can I become a member, and what documents do I need?',
  },
  {
    daysAgo: 4,
    state: 'new',
    name: 'Robina',
    lastname: 'Gul',
    subject: 'A stall at the winter market',
    notes: 'Do you still have room for a table of one metre? I sell dried apricots and walnuts.',
    replies: [
      {
        by: 'Nasreen Akhtar',
        text: 'Dear Robina Gul,\n\nThank you. I am asking the hall and will write again this week.',
        state: 'sent',
      },
      {
        by: 'Mehreen Abbasi',
        text: 'Dear Robina Gul,\n\nYes, there is one table left, beside the east door. Please bring your own cloth.',
        state: 'failed',
      },
    ],
  },
  {
    daysAgo: 9,
    state: 'answered',
    by: 'Mehreen Abbasi',
    name: 'Thomas',
    lastname: 'Weber',
    subject: 'Shawls for a shop abroad',
    notes: 'We would like to order thirty shawls a season. Who should we contact?',
    replies: [
      {
        by: 'Mehreen Abbasi',
        text: 'Dear Thomas Weber,\n\nThank you for asking. Please write to the weavers of Havelian: they have a workshop of twelve.',
        state: 'sent',
      },
    ],
  },
]

/** Sample saved replies, in their order. */
export const savedReplies = [
  {
    title: 'Fees',
    text: 'Dear {name},\n\nAn associate member pays Rs 1,500 once and Rs 2,000 a year. A corporate member pays Rs 1,500 once and Rs 3,000 a year.',
  },
  {
    title: 'Documents',
    text: 'Dear {name},\n\nPlease bring your CNIC, the tax number, two pictures of yourself, a letter from your bank and the names of two members.',
  },
  {
    title: 'Stall rules',
    text: 'Dear {name},\n\nEach stall has one table, two chairs and one socket. Gas rings are not allowed in the hall. The next date is {next event}.',
  },
  {
    title: 'Home kitchen',
    text: 'Dear {name},\n\nYou can become a member without a shop. You need the food licence of your district.',
  },
  {
    title: 'Lost password',
    text: 'Dear {name},\n\nOpen the login page and press Forgot Password. The link works for one hour. If it does not, call us on {office phone}.',
  },
]

export const volunteers: SampleOffer[] = [
  {
    daysAgo: 2,
    state: 'new',
    first_name: 'Nadia',
    subject: 'Bookkeeping on two mornings a week',
    case_description: 'I was the bookkeeper of a school for eleven years. I can teach four women at a time.',
  },
  {
    daysAgo: 12,
    state: 'handled',
    by: 'Mehreen Abbasi',
    first_name: 'Samina',
    subject: 'Product photos',
    case_description: 'I have a camera and a light tent, and I am free on Saturdays.',
  },
]

export const donations: SampleDonation[] = [
  { daysAgo: 3, first_name: 'Farah', last_name: 'Aziz', amount: 50, isForCause: true, state: 'pledged' },
  {
    daysAgo: 8,
    first_name: 'Ghazala',
    last_name: 'Rehman',
    amount: 120,
    isForCause: false,
    state: 'received',
    by: 'Nasreen Akhtar',
  },
  { daysAgo: 15, first_name: 'Anne', last_name: 'Miller', amount: 25.5, isForCause: true, state: 'paid' },
]

interface SampleComment {
  daysAgo: number
  /** Index of its post in `posts`, and of the comment that it replies to in `comments`. */
  post: number
  answers?: number
  name: string
  website?: string
  comment: string
  is_approved: boolean
}

/** A reply comes after the comment that it replies to. */
export const comments: SampleComment[] = [
  {
    post: 0,
    daysAgo: 0.9,
    name: 'Rukhsana Bibi',
    comment: 'I have the same problem. When is the next pricing workshop?',
    is_approved: true,
  },
  {
    post: 0,
    answers: 0,
    daysAgo: 0.8,
    name: 'Mehreen Abbasi',
    comment: 'On the first Tuesday of every month, at two. Bring one finished piece.',
    is_approved: true,
  },
  {
    post: 0,
    answers: 1,
    daysAgo: 0.6,
    name: 'Rukhsana Bibi',
    comment: 'Thank you, I will bring a shawl and my sister.',
    is_approved: true,
  },
  {
    post: 0,
    daysAgo: 0.5,
    name: 'Tahira',
    website: 'https://example.org/tahira-weaves',
    comment: 'Buying wool together saved us a fifth. Write down the weights as well as the prices.',
    is_approved: true,
  },
  {
    post: 0,
    daysAgo: 0.1,
    name: 'Uzma',
    comment: 'Does the workshop take apprentices? My daughter has finished school.',
    is_approved: false,
  },
  {
    post: 3,
    daysAgo: 20,
    name: 'Bushra Khan',
    comment: 'My quilts were gone before I had my tea. See you next winter.',
    is_approved: true,
  },
  {
    post: 3,
    answers: 5,
    daysAgo: 0.3,
    name: 'Sadia',
    comment: 'What did you ask for a double one?',
    is_approved: false,
  },
]
