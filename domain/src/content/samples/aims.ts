import type { Aims } from '../aims.ts'

export const aims: Aims = {
  vision:
    'To become a leading, role-model trade organisation, working to the best international practice in trade, industry and services.',
  mission:
    'A forum where women entrepreneurs from every tier of society raise their concerns, find help, and grow in economic strength through research and development.',
  story:
    'The chamber was founded in 2009 by eleven women who had each been told, at the same counter, to come back with a husband. Today 1,180 members in seven districts make, trade and employ; six in ten work from home, and every second one is the first in her family to have a bank account.',
  values: [
    {
      name: 'Transparency',
      text: 'Our accounts are read aloud at the yearly meeting and printed on this site.',
    },
    {
      name: 'Inclusivity',
      text: 'A woman with one goat and a woman with forty looms have one vote each.',
    },
    { name: 'Excellence', text: 'We teach to the standard of the buyer, not of the bazaar.' },
    { name: 'Collaboration', text: 'Members buy from members first, and say why when they do not.' },
    {
      name: 'Sustainable development',
      text: 'Wool, water and forest must be here for our daughters’ trade.',
    },
  ],
}
