import type { Reasons } from '../reasons.ts'

export const reasons: Reasons = {
  reasons: [
    {
      id: 'card-unreadable',
      label: 'Card cannot be read',
      text: 'We cannot read your identity card in the picture. Put the card on a table near a window and take a new photo.',
      is_final: false,
      fields: ['cnic_front', 'cnic_back'],
    },
    {
      id: 'card-wrong-side',
      label: 'Wrong side of the card',
      text: 'Both pictures show the same side of the card. We need one photo of the front and one of the back.',
      is_final: false,
      fields: ['cnic_front', 'cnic_back'],
    },
    {
      id: 'name-differs',
      label: 'Name differs from card',
      text: 'The name in your application is not the name on your card. Write it as on the card.',
      is_final: false,
      fields: ['first_name', 'last_name'],
    },
    {
      id: 'cnic-differs',
      label: 'CNIC differs from card',
      text: 'The CNIC in your application is not the number on your card. Please compare all 13 digits.',
      is_final: false,
      fields: ['cnic'],
    },
    {
      id: 'business-not-verified',
      label: 'Business not verified',
      text: 'We could not verify your business. Add a document of it, such as a registration or a tax paper, and check its name.',
      is_final: false,
      fields: ['business_document', 'business'],
    },
    {
      id: 'outside-region',
      label: 'Outside our region',
      text: 'The address is outside the region of this chamber. If your business is in our region, enter its city and address.',
      is_final: false,
      fields: ['city', 'business_address'],
    },
    {
      id: 'duplicate',
      label: 'Duplicate application',
      text: 'You already have an application or an account with us. Please use that one.',
      is_final: true,
      fields: [],
    },
    {
      id: 'not-eligible',
      label: 'Not eligible',
      text: 'Your application does not meet the conditions of membership.',
      is_final: true,
      fields: [],
    },
  ],
}
