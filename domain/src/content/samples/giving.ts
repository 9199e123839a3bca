import type { Giving } from '../giving.ts'

export const giving: Giving = {
  currency: 'USD',
  least: 1,
  most: 50_000,
  heading: 'Three causes, 200 places each',
  lead: 'Each cause has 200 places of $40, one for each child or family. Filled means done, a large dot paid for, and a small dot still needed.',
  stitch: 40,
  stitchMeans:
    '$40 pays for one place: one child’s school year, one family’s tap, or one child’s meals for a winter.',
  sums: [
    { dollars: 20, does: 'Half a place in a cause' },
    { dollars: 40, does: 'One place: a school year, a tap or a winter of meals' },
    { dollars: 80, does: 'Two places, in one cause or in two' },
    { dollars: 200, does: 'Five places, where help is needed most' },
  ],
  hundred: {
    heading: 'How we spent each $100 in 2025',
    parts: [
      { dollars: 92, what: 'books, pipes, milk, and delivery wages' },
      { dollars: 5, what: 'transport to the villages' },
      { dollars: 3, what: 'bank fees' },
    ],
    words:
      'Members’ fees pay for the office, the phone and this site. Our accounts are audited in Peshawar each October and presented at the annual meeting.',
  },
  stories: [
    {
      cause: 'education',
      summary:
        '$40 keeps one child in a village school for a year: fees, books, bag and uniform. The 200 places are in four villages above Battagram.',
      story: `A school year above Battagram costs $40. Many families there live on walnuts and two goats. For them, $40 is the price of one goat.

The four government schools are open and have teachers. Children stay at home because of the things that parents must buy: a bag, seven books, a uniform and winter shoes. There is also an exam fee. Many families can pay this only for the eldest son.

In 2022 our members in Battagram asked the four head teachers which children had not come back. They named 200 children, and 140 of them were girls. This cause is for those 200 children.`,
      care: 'Two members visit each school once a month and count the children. If a child is away for two weeks, they visit the family. A place goes to another child only when the family has moved. That has happened nine times.',
      unit: 'children',
      done: 'in class',
      paid: 44,
      paidFor: 'paid for, starting in April',
      stitch: 'One child, one year',
      ledger: [
        {
          what: 'Seven books and twelve exercise books',
          how: 'Bought together in Abbottabad, at the printer’s price',
          dollars: 11,
        },
        {
          what: 'Uniform and shoes',
          how: 'Made by three members in Battagram, who are paid for it',
          dollars: 17.5,
        },
        { what: 'Bag, slate and pencils', how: '', dollars: 4.5 },
        { what: 'School fees and exam fee', how: '', dollars: 5 },
        { what: 'Transport by jeep', how: '', dollars: 2 },
      ],
      sums: [
        { dollars: 20, does: 'Books, bag and pencils for one child' },
        { dollars: 40, does: 'One school year for one child' },
        { dollars: 80, does: 'One school year for two children' },
        { dollars: 200, does: 'One school year for five children' },
      ],
    },
    {
      cause: 'water',
      summary:
        '$40 brings a water tap to one family’s door. The 200 places are for families in Upper Kaghan.',
      story: `In Upper Kaghan the stream is a 40-minute walk below the houses. Girls fetch water twice a day and carry 30 litres each time. In February the path is covered with ice.

Three springs above the villages never freeze. A pipe brings the water from each spring to a tap at every second house. It lies deep in the ground to protect it from frost. The men of each village dig. The money pays for the pipe and the mason.

We mark a place when a tap has run for a month. 81 families have their tap. Work on the next taps starts when the snow has melted.`,
      care: 'Four members in Balakot keep the list and the keys. Each spring is tested in Abbottabad twice a year. The results are posted in the mosque and in the school.',
      unit: 'families',
      done: 'with a tap',
      paid: 94,
      paidFor: 'paid for, work starts in May',
      stitch: 'One family, one tap',
      ledger: [
        { what: '30 metres of pipe', how: 'Bought by the roll in Haripur', dollars: 22 },
        { what: 'Tap, joints and box', how: '', dollars: 8.5 },
        { what: 'Mason, for half a day', how: 'From the same valley', dollars: 6 },
        { what: 'Transport by lorry and mule', how: '', dollars: 3.5 },
      ],
      sums: [
        { dollars: 20, does: '15 metres of pipe and the joints' },
        { dollars: 40, does: 'A tap at one family’s door' },
        { dollars: 80, does: 'Taps for two families' },
        { dollars: 200, does: 'Taps for five families' },
      ],
    },
    {
      cause: 'food',
      summary:
        '$40 gives one child milk, an egg and lentils on every school day of a winter. There are 200 places. Our members cook.',
      story: `The schools above Mansehra are open from December to March. Many children come to school after only tea and dry bread.

Seven members start cooking at five in the morning. Two motor rickshaws deliver the food. By nine every child has had milk, an egg, and lentils with bread. It takes 20 minutes of the first lesson, and the teachers support it.

We mark a place when a child has eaten with us for a full month. Health workers chose 200 children who weigh too little for their age.`,
      care: 'Lady health workers weigh the children in December and in March. They do not work for us. We present the results of each school at the annual meeting.',
      unit: 'children',
      done: 'fed daily',
      paid: 14,
      paidFor: 'paid for, starting in December',
      stitch: 'One child, one winter',
      ledger: [
        { what: 'Milk, one glass a day', how: 'From members with a cow', dollars: 14 },
        { what: '80 eggs', how: '', dollars: 10.5 },
        { what: 'Lentils, flour and oil', how: 'Bought in October, when prices are low', dollars: 9.5 },
        { what: 'Gas and the cooks’ wages', how: '', dollars: 4.5 },
        { what: 'Delivery by rickshaw', how: '', dollars: 1.5 },
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
