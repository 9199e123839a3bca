import type { Giving } from '../giving.ts'

export const giving: Giving = {
  heading: 'Three causes, two hundred stitches each',
  lead: 'Every stitch is one child or one family. A sewn stitch is a thing done, not a sum promised. We take on no fourth cause until one of these is whole.',
  stitch: 40,
  stitchMeans:
    'Forty dollars is one whole stitch in a cause: one child’s school year, one family’s tap, or one child’s meals through a winter.',
  sums: [
    { dollars: 20, does: 'Half a stitch, wherever one is nearly paid for' },
    { dollars: 40, does: 'One stitch: a school year, a tap or a winter of meals' },
    { dollars: 80, does: 'Two stitches, in one cause or in two' },
    { dollars: 200, does: 'Five stitches, where the need is greatest' },
  ],
  hundred: {
    heading: 'Where a hundred dollars went in 2023',
    parts: [
      { dollars: 92, what: 'books, pipes, milk, and the wages of those who carry them' },
      { dollars: 5, what: 'transport to the villages' },
      { dollars: 3, what: 'the bank' },
    ],
    words:
      'The office, the telephone and this site are paid from members’ fees. The accounts are audited in Peshawar each October and read aloud at the yearly meeting.',
  },
  stories: [
    {
      cause: 'education',
      summary:
        '$40 keeps one child in the village school for a year: fee, books, bag and uniform. Two hundred places in four villages above Battagram.',
      story: `Above Battagram a school year costs forty dollars. For a family that sells walnuts and two goats a year, that is one goat.

The schools are there: four of them, run by the government, with teachers who come. What keeps children at home is the list that is read out in the first week. A bag, seven books, a uniform, shoes that hold in snow, and the exam fee. Families buy that list for the eldest son and stop.

In 2022 our members in Battagram asked the four head teachers for the names of those who had not come back. There were two hundred, and a hundred and forty of them were girls. The chamber took the two hundred names and nothing else.`,
      care: 'Each school has two members who visit once a month and count heads. A child who is away for two weeks gets a visit, and her stitch is taken out only when the family has moved. That has happened nine times; nine other children have those places.',
      unit: 'children',
      done: 'in class',
      paid: 44,
      paidFor: 'paid for, starting in April',
      stitch: 'One child, one year',
      ledger: [
        {
          what: 'Seven books and twelve exercise books',
          how: 'Bought in one lot in Abbottabad, at the printer’s price',
          dollars: 11,
        },
        {
          what: 'Uniform and shoes',
          how: 'Sewn by three members in Battagram, who are paid for it',
          dollars: 17.5,
        },
        { what: 'Bag, slate, pencils', how: '', dollars: 4.5 },
        { what: 'Fees and the examination', how: '', dollars: 5 },
        { what: 'The jeep that brings it all up, once', how: '', dollars: 2 },
      ],
      sums: [
        { dollars: 20, does: 'Books, bag and pencils for one child' },
        { dollars: 40, does: 'One school year for one child' },
        { dollars: 80, does: 'One school year for two sisters' },
        { dollars: 200, does: 'One school year for five children' },
      ],
    },
    {
      cause: 'water',
      summary:
        '$40 brings a tap to one family’s door. Two hundred families in Upper Kaghan now carry it from the stream.',
      story: `In Upper Kaghan the stream is forty minutes below the houses. Girls fetch it twice a day, thirty litres on the head each time, and in February the path is ice.

Above the villages there are three springs that never freeze. The pipe is simple: from a stone box at the spring down to a tap at every second house, buried an arm’s length deep so that the frost does not find it. The men of each village dig; the money buys the pipe and the mason.

A tap counts when water has run from it for a month. Eighty-one families have theirs, and the trench for the next ones is dug as soon as the snow is off it.`,
      care: 'Four members in Balakot keep the list and hold the keys of the stone boxes. Each spring is tested in Abbottabad twice a year, and the results hang in the mosque and in the school.',
      unit: 'families',
      done: 'with a tap',
      paid: 94,
      paidFor: 'paid for, dug in May',
      stitch: 'One family, one tap',
      ledger: [
        { what: 'Thirty metres of pipe', how: 'Bought by the roll in Haripur', dollars: 22 },
        { what: 'Tap, joints and the box around them', how: '', dollars: 8.5 },
        { what: 'The mason, for half a day', how: 'He lives in the valley', dollars: 6 },
        { what: 'Lorry to the end of the road, mules beyond it', how: '', dollars: 3.5 },
      ],
      sums: [
        { dollars: 20, does: 'Fifteen metres of pipe and the joints' },
        { dollars: 40, does: 'A tap at one family’s door' },
        { dollars: 80, does: 'Taps for two families' },
        { dollars: 200, does: 'Taps for five families' },
      ],
    },
    {
      cause: 'food',
      summary:
        '$40 gives one child milk, an egg and lentils on every school day of a winter. Two hundred children, cooked by members.',
      story: `From December to March the schools above Mansehra are open, and many of the children in them have had tea and dry bread.

Seven members cook. They start at five, the pots go out on two motor rickshaws, and by nine every child has had milk, an egg, and lentils with bread. It takes twenty minutes out of the first lesson, and the teachers asked for it to stay.

A child counts once she has eaten with us for a whole month. The two hundred are those whom the health workers found too light for their age.`,
      care: 'The children are weighed in December and in March by the lady health workers, who do not work for us. The figures for each school are read out at our yearly meeting.',
      unit: 'children',
      done: 'fed daily',
      paid: 14,
      paidFor: 'paid for, starting in December',
      stitch: 'One child, one winter',
      ledger: [
        { what: 'Milk, a glass a day', how: 'From members with a cow', dollars: 14 },
        { what: 'Eighty eggs', how: '', dollars: 10.5 },
        { what: 'Lentils, flour and oil', how: 'Bought in October, when they are cheap', dollars: 9.5 },
        { what: 'Gas, and the cooks’ wages', how: '', dollars: 4.5 },
        { what: 'The rickshaws', how: '', dollars: 1.5 },
      ],
      sums: [
        { dollars: 20, does: 'Half a winter of meals for one child' },
        { dollars: 40, does: 'A winter of meals for one child' },
        { dollars: 80, does: 'A winter of meals for two children' },
        { dollars: 200, does: 'A winter of meals for five children' },
      ],
    },
  ],
}
