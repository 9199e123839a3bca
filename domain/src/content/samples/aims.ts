import type { Aims } from '../home.ts'

export const aims: Aims = {
  vision:
    'To become a leading, role-model trade organisation, working to the best international practice in trade, industry and services.',
  mission:
    'A forum for women entrepreneurs from every tier of society. Here you voice your concerns, get help and grow your business through research and development.',
  story:
    'Eleven women founded the chamber in 2009. A government office had told each of them to come back with her husband. Today we have 1,180 members in seven districts. Six in ten work from home. Half are the first in their family with a bank account.',
  values: [
    {
      name: 'Transparency',
      text: 'We present our accounts at the annual meeting and publish them on this site.',
    },
    { name: 'Inclusivity', text: 'Every member has one vote, large business or small.' },
    { name: 'Excellence', text: 'We train to the quality that buyers ask for.' },
    { name: 'Collaboration', text: 'Members buy from other members first.' },
    {
      name: 'Sustainable development',
      text: 'We protect water, pastures and forests for the next generation.',
    },
  ],
}
