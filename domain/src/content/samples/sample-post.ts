import type { Block, SamplePost } from '../sample-post.ts'

const text = (words: string): Block => ({ kind: 'text', words, by: '' })
const heading = (words: string): Block => ({ kind: 'heading', words, by: '' })

export const samplePost: SamplePost = {
  title: 'How Gulnaz turned one loom into a workshop of nine',
  author_name: 'Admin',
  aboutAuthor:
    'Posts signed Admin are written at Chamber House and read, before anyone else reads them, by the member they are about. Figures come from her own order book.',
  createdAt: '2024-03-15T08:00:00.000Z',
  likes: 48,
  image: '/samples/spools.webp',
  caption: 'Dyed wool on the day it came from the mill. Photograph: the chamber.',
  lead: 'She began with a borrowed loom and her mother’s order book. Eight of her neighbours now draw a wage from it.',
  body: [
    text(
      'The loom belonged to an aunt who had gone to Karachi with her sons and did not expect to weave again. It stood in a cow shed above Battagram, one treadle broken. Gulnaz Bibi paid a carpenter 600 rupees to mend it, washed the shed, and wove four plain shawls in the first winter. She sold three. The fourth she kept, because it showed her every mistake she had made.',
    ),
    heading('The order book'),
    text(
      'Her mother had embroidered for weddings and wrote every order in a school exercise book: the colour, the bride’s name, what was promised and what was paid. Gulnaz read it as other people read a map. She saw that eleven families had come back, that they came in October, and that nobody had ever been asked to pay a third in advance.',
    ),
    {
      kind: 'quote',
      words:
        'I did not need a bank first. I needed somebody to sit beside me and count what a shawl had cost.',
      by: 'Gulnaz Bibi, member since 2022',
    },
    text(
      'That somebody was a volunteer of the chamber, a retired bookkeeper who came on four Thursdays. Together they wrote down wool, dye, thread and hours. The shawl she had been selling for 2,200 rupees had cost her 2,450.',
    ),
    heading('From two hands to nine pairs'),
    text(
      'She raised the price, asked for a third in advance, and lost two customers of fourteen. With the money that came early she bought wool in bulk and hired the two neighbours who had helped her for nothing. By the second October there were five of them, and last winter nine.',
    ),
    {
      kind: 'points',
      words:
        'The first wage was paid on the day that the first advance came in, not before.\nEvery weaver has her own page in the book and signs it with her own mark.\nNo order is taken that cannot be woven before the snow closes the road.',
      by: '',
    },
    text('The aunt has been told. She asked for nothing but a shawl, in pomegranate.'),
  ],
  tags: [{ name: 'Business' }, { name: 'Marketing' }, { name: 'SEO' }],
  previous: 'Reading a bank’s loan offer, line by line',
  next: 'Honey from Kaghan finds its first buyer abroad',
  comments: [
    {
      id: 'rabia',
      parent: '',
      name: 'Rabia Swati',
      website: '',
      comment:
        'I have sat at the same arithmetic for two years. Did she pay the first two neighbours by the piece or by the day?',
      createdAt: '2024-03-16T06:20:00.000Z',
    },
    {
      id: 'gulnaz',
      parent: 'rabia',
      name: 'Gulnaz Bibi',
      website: '',
      comment:
        'By the piece until the second order was paid, then by the day. Nobody can plan a kitchen on piece rates.',
      createdAt: '2024-03-16T15:05:00.000Z',
    },
    {
      id: 'hina',
      parent: 'gulnaz',
      name: 'Hina Abbasi',
      website: '',
      comment:
        'We did it the other way round and lost two good hands in a month. I wish I had read this in January.',
      createdAt: '2024-03-18T09:40:00.000Z',
    },
  ],
}
