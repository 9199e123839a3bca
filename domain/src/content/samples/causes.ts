import type { Causes } from '../causes.ts'

const REST = { raised: '$7,000.00', goal: '$8,000.00', image: '', alt: '' }

export const causes: Causes = {
  heading: 'Causes our members support',
  words: 'Members also raise money for schools, water and food in their villages.',
  causes: [
    { id: 'education', title: 'Education for poor children', progress: 65.5, ...REST },
    { id: 'water', title: 'Drinking water supply', progress: 40.5, ...REST },
    { id: 'food', title: 'Healthy food for children', progress: 80.5, ...REST },
  ],
}
