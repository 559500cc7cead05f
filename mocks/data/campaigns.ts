import type { OrganizationKey } from './organizations.ts';

/** A campaign of the seed data, before its day counts are converted to dates. */
export interface Campaign {
  readonly id: string;
  readonly by: OrganizationKey;
  readonly title: string;
  readonly description: string;
  readonly about: string;
  /** Rupees. */
  readonly goal: number;
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly donors: number;
  /** A large first donation in rupees, if any. */
  readonly firstGift?: number | null;
  /** Whether the campaign has a picture. Defaults to true. */
  readonly withImage?: boolean;
}

/**
 * Thirteen campaigns. Some are closed, one closes today, one exceeds its goal, one has no
 * donations, and one has no picture.
 */
export const campaigns: readonly Campaign[] = [
  {
    id: 'fund-village-library',
    by: 'vidya',
    title: 'A Village Library for Kolar',
    description:
      'Two rooms, four thousand books and a librarian for the children of six villages near Kolar, where the nearest bookshop is an hour away by bus.',
    about:
      'The panchayat gives the building. We bring shelves, books in Kannada, Urdu and English, and the salary of a librarian for two years. Every Saturday there is story time, and on Sunday older students help younger ones with mathematics.',
    goal: 450_000,
    closesInDays: 48,
    openedDaysAgo: 20,
    donors: 64,
    firstGift: 50_000,
  },
  {
    id: 'fund-science-kits',
    by: 'vidya',
    title: 'Science Kits for 120 Government Schools',
    description:
      'A box with lenses, magnets, test tubes and forty experiments for each of 120 schools that have a science teacher but no laboratory.',
    about:
      'Teachers helped us to choose what is in the box. One kit costs 2,400 rupees and serves a school for three years. We train two teachers of each school and visit every one of them once a term.',
    goal: 288_000,
    closesInDays: 26,
    openedDaysAgo: 33,
    donors: 41,
    firstGift: 25_000,
  },
  {
    id: 'fund-tablets-for-class-ten',
    by: 'takshashila',
    title: 'Tablets for Class Ten',
    description:
      'Sixty refurbished tablets with lessons that work offline, for students who study for the board examination without a computer at home.',
    about:
      'Our alumni repair the devices and load them with lessons in Telugu and English. The school keeps the tablets and lends them out, so each one serves several students over the years.',
    goal: 360_000,
    closesInDays: 15,
    openedDaysAgo: 12,
    donors: 38,
  },
  {
    id: 'fund-coding-bus',
    by: 'takshashila',
    title: 'The Coding Bus',
    description:
      'A bus with twelve computers and a mentor that stops at a different village school each day of the week, all year round.',
    about:
      'The bus is old, the computers are new. With your help we pay for diesel, a driver, insurance and two mentors. After a year each school will have had forty days of lessons.',
    goal: 1_200_000,
    closesInDays: 95,
    openedDaysAgo: 6,
    donors: 17,
    firstGift: 100_000,
  },
  {
    id: 'fund-school-bags-monsoon',
    by: 'kaveri',
    title: 'Rain-Proof School Bags',
    description:
      'School bags, raincoats and notebooks for eight hundred children who walk to school through the rain of the Western Ghats.',
    about:
      'In June notebooks get wet before the first lesson begins. A good bag and a raincoat cost 650 rupees together, are made by a women’s cooperative in Hunsur and last for years.',
    goal: 520_000,
    closesInDays: 9,
    openedDaysAgo: 40,
    donors: 112,
  },
  {
    id: 'fund-uniforms-for-madurai',
    by: 'ilaignar',
    title: 'Uniforms and Shoes for Madurai',
    description:
      'Two sets of uniform and a pair of shoes for three hundred children, sewn by tailors in the children’s own neighbourhood.',
    about:
      'Children stay at home when their only uniform is in the wash. The tailors sew at cost, and the headmistresses decide who needs one most, without any list on the wall.',
    goal: 390_000,
    closesInDays: 0,
    openedDaysAgo: 28,
    donors: 73,
  },
  {
    id: 'fund-girls-hostel-barmer',
    by: 'udaan',
    title: 'A Hostel for Girls in Barmer',
    description:
      'Beds, a kitchen and a warden for forty girls who would otherwise leave school after class eight because the next school is too far away.',
    about:
      'The building is rented and the girls’ parents bring wheat and milk. We need money for beds, a solar water heater, the warden’s salary and a fence.',
    goal: 950_000,
    closesInDays: 60,
    openedDaysAgo: 55,
    donors: 88,
    firstGift: 75_000,
  },
  {
    id: 'fund-evening-school-surat',
    by: 'sparsh',
    title: 'Evening School for Young Workers',
    description:
      'Teachers, tea and a warm room for young people who work during the day and want to pass class ten in the evening.',
    about:
      'Sixty young people come after their shift. Last year 41 of them passed. The money pays for four teachers, the examination fees and a light meal.',
    goal: 240_000,
    closesInDays: 33,
    openedDaysAgo: 19,
    donors: 29,
  },
  {
    id: 'fund-braille-books',
    by: 'sparsh',
    title: 'Braille Textbooks in Gujarati',
    description:
      'Printing of the state’s science and mathematics textbooks in Braille, so that blind students need not wait half a year each spring.',
    about:
      'A Braille textbook has nine volumes and costs twenty times as much as a printed one. We have the files and the printer; we ask only for paper and binding.',
    goal: 310_000,
    closesInDays: -14,
    openedDaysAgo: 110,
    donors: 52,
  },
  {
    id: 'fund-flood-classrooms',
    by: 'brahmaputra',
    title: 'Classrooms After the Flood',
    description:
      'Desks, blackboards and a new floor for five primary schools on the river bank that stood under water for three weeks.',
    about:
      'The walls are dry again. The desks are not. Village carpenters are building new ones from local wood, and the schools reopen when the floors are done.',
    goal: 600_000,
    closesInDays: -3,
    openedDaysAgo: 70,
    donors: 140,
    firstGift: 60_000,
  },
  {
    id: 'fund-first-scholarship-fund',
    by: 'hooghly',
    title: 'Scholarship Fund for the Sundarbans',
    description:
      'A fund that pays the college fees of twenty students from the Sundarbans, from the first year to the last.',
    about:
      'Each student has a mentor in Kolkata and promises to look after a younger one later. Unused money goes to the next year’s students.',
    goal: 800_000,
    closesInDays: 180,
    openedDaysAgo: 2,
    donors: 0,
  },
  {
    id: 'fund-hindi-reading-camp',
    by: 'kisan',
    title: 'पढ़ने का शिविर: Summer Reading Camp',
    description:
      'विदर्भ के दस गाँवों में बच्चों के लिए गर्मियों का पढ़ने का शिविर: किताबें, कहानियाँ और हर बच्चे के लिए एक कॉपी।',
    about:
      'Ten villages, three weeks, one storyteller each. The camp costs 12,000 rupees a village. Any money left over buys books that stay in the village. <b>Every</b> rupee is shown on the notice board.',
    goal: 120_000,
    closesInDays: 21,
    openedDaysAgo: 16,
    donors: 95,
    firstGift: 90_000,
    withImage: false,
  },
  {
    id: 'fund-teacher-training-leh',
    by: 'himalaya',
    title: 'Teachers for Ladakh’s Winter School',
    description:
      'Travel and lodging for sixteen teachers who give up their holidays to teach mathematics and English in Leh in January.',
    about:
      'In January the schools are closed and the children have time. The teachers come without pay; what they need is a flight, a heated room and warm clothes.',
    goal: 275_000,
    closesInDays: 1,
    openedDaysAgo: 24,
    donors: 31,
  },
];
