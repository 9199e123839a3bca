/** What another chamber would change. Every value is a sample. */
export const organisation = {
  name: 'Women’s Chamber of Commerce & Industry, North',
  shortName: 'Women’s Chamber',
  nameRest: 'of Commerce & Industry, North',
  phone: '+92 992 000 000',
  email: 'office@chamber.example',
  address: 'Chamber House, Abbottabad',
  city: 'Abbottabad',
  officeHours: { from: '09:00', to: '16:00' },
  /** Who leads the chamber, on the home page. */
  leaders: {
    foundingPresident: 'Nasreen Akhtar',
    president: 'Rukhsana Gul',
    secretaryGeneral: 'Shazia Tanoli',
  },
  /** Formats and reads every date of a post or an event. */
  timeZone: 'Asia/Karachi',
  /** Working days within which the office reads an application. */
  readingDays: 3,
} as const
