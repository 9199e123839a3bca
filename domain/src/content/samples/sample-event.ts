import type { SampleEvent } from '../sample-post.ts'

export const sampleEvent: SampleEvent = {
  title: 'Sell your embroidery: a one-day workshop',
  description: `Bring one finished piece and tell us its last price. By evening you will have a new price, a label, a photo and an invoice. You can send the invoice from your phone.

09:30 Welcome and tea
Registration desk at the west door. Childcare opens at 09:00.

10:00 What a piece costs
Add up your hours and materials, and set a price.

12:30 Lunch with buyers
Six shops from Islamabad and Peshawar.

14:00 Photos that sell
Use daylight, a plain wall and your own phone.

15:30 Your first invoice
Write it with us and send it before you leave.`,
  date: '2024-03-22',
  time: '09:30',
  location: 'Chamber House, Abbottabad. The west door has a ramp.',
}
