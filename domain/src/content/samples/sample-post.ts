import type { Block, SampleEvent, SamplePost } from '../sample-post.ts'

const text = (words: string): Block => ({ kind: 'text', words, by: '' })
const heading = (words: string): Block => ({ kind: 'heading', words, by: '' })

export const samplePost: SamplePost = {
  title: 'How Gulnaz turned one loom into a workshop of nine',
  author_name: 'Admin',
  aboutAuthor: 'Posts by Admin are written by the chamber office and checked by the member in the story.',
  createdAt: '2024-03-15T08:00:00.000Z',
  likes: 48,
  image: '/samples/spools.webp',
  caption: 'Dyed wool from the mill. Photo: the chamber.',
  lead: 'She began with a borrowed loom and her mother’s order book. Today eight of her neighbours earn a wage in her workshop.',
  body: [
    text(
      'Gulnaz Bibi borrowed her first loom from an aunt who had moved to Karachi. It stood in a cow shed above Battagram and was broken. She paid a carpenter 600 rupees to repair it, and cleaned the shed. In the first winter she wove four plain shawls and sold three. She kept the fourth because it showed every mistake she had made.',
    ),
    heading('The order book'),
    text(
      'Her mother had embroidered for weddings. She wrote every order in a school exercise book: the colour, the bride’s name, the price and what was paid. Gulnaz studied that book. Eleven families had come back, always in October. Nobody had ever been asked to pay a third in advance.',
    ),
    {
      kind: 'quote',
      words:
        'I did not need a bank first. I needed someone to sit beside me and count what a shawl had cost.',
      by: 'Gulnaz Bibi, member since 2022',
    },
    text(
      'That person was a volunteer of the chamber, a retired bookkeeper. She came on four Thursdays. Together they wrote down wool, dye, thread and hours. Gulnaz had been selling a shawl for 2,200 rupees. It had cost her 2,450.',
    ),
    heading('From one weaver to nine'),
    text(
      'She raised the price, asked for a third in advance, and lost two of fourteen customers. With the advance payments she bought wool in bulk. She hired two neighbours who had helped her without pay. By the second October there were five weavers, and last winter nine.',
    ),
    {
      kind: 'points',
      words:
        'She paid the first wage on the day of the first advance payment.\nEvery weaver has her own page in the book and signs it.\nShe takes no order that cannot be finished before snow closes the road.',
      by: '',
    },
    text('The aunt knows about it. She asked only for a red shawl.'),
  ],
  tags: [{ name: 'Business' }, { name: 'Marketing' }, { name: 'SEO' }],
  previous: 'How to read a bank’s loan offer',
  next: 'Honey from Kaghan finds its first buyer abroad',
  comments: [
    {
      id: 'rabia',
      parent: '',
      name: 'Rabia Swati',
      website: '',
      comment:
        'I have done the same sums for two years. Did she pay the first two neighbours by the piece or by the day?',
      createdAt: '2024-03-16T06:20:00.000Z',
    },
    {
      id: 'gulnaz',
      parent: 'rabia',
      name: 'Gulnaz Bibi',
      website: '',
      comment:
        'By the piece until the second order was paid, then by the day. You cannot plan a family’s budget on piece rates.',
      createdAt: '2024-03-16T15:05:00.000Z',
    },
    {
      id: 'hina',
      parent: 'gulnaz',
      name: 'Hina Abbasi',
      website: '',
      comment:
        'We did it the other way round and lost two good weavers in a month. I wish I had read this in January.',
      createdAt: '2024-03-18T09:40:00.000Z',
    },
  ],
}

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
