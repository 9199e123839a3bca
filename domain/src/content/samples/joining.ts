import type { Joining } from '../joining.ts'

export const joining: Joining = {
  lead: 'Any woman who runs or is starting a business can apply.',
  papers: [
    { text: 'Your identity card (CNIC): photos of the front and back.' },
    {
      text: 'The tax number (NTN) of your business. If you have none yet, our help desk applies with you.',
    },
    { text: 'Two photos of yourself, for the voters’ list and your membership card.' },
    { text: 'A bank letter that confirms your account.' },
    { text: 'The names of two members who know your work. If you know none, we introduce you to members.' },
  ],
  papersNote:
    'To sign up on this site you need only your identity card. Bring or send the other documents before the committee meets.',
  feesTitle: 'Fees for the year to March 31, 2027',
  fees: [
    {
      name: 'Associate',
      who: 'Yearly sales under Rs 50 million: most members',
      onJoining: 1_500,
      everyYear: 2_000,
    },
    { name: 'Corporate', who: 'Larger companies', onJoining: 1_500, everyYear: 3_000 },
  ],
  feesNote:
    'The membership year ends on March 31, whenever you join. You pay after the committee has approved you, and you get a receipt. We set your class from your yearly sales. If you cannot pay the fee, tell us. Our fund pays it for 40 women each year.',
  whoDecides:
    'The executive committee decides on the first Tuesday of each month. All members elect its nine members every two years. If your application is rejected, we tell you why in writing. You can appeal to the annual meeting.',
  decisionDays: 30,
}
