import type { SampleEvent } from '../sample-event.ts'

export const sampleEvent: SampleEvent = {
  title: 'Needle to invoice: a day for women who sell embroidery',
  description: `Bring one finished piece and the price you last sold it for. By evening you will have a costed price, a label, a photograph and an invoice you can send from your telephone.

09:30 Welcome and tea
Registration desk at the west door. Childcare opens at nine.

10:00 What a stitch costs
Count your hours, thread and cloth; write a price you can defend.

12:30 Lunch, with buyers at every table
Six shops from Islamabad and Peshawar.

14:00 A photograph that sells
Daylight, a plain wall and the phone you own.

15:30 Your first invoice
We write it together and send it before you leave.`,
  date: '2024-03-22',
  time: '09:30',
  location: 'Chamber House, Abbottabad. The west door has a ramp.',
}
