import { at } from './random.ts';

const givenNames = [
  ['Aarav', 'Male'],
  ['Ananya', 'Female'],
  ['Imran', 'Male'],
  ['Kavya', 'Female'],
  ['Rohit', 'Male'],
  ['Fatima', 'Female'],
  ['Gurpreet', 'Male'],
  ['Nandini', 'Female'],
  ['Suresh', 'Male'],
  ['Ishita', 'Female'],
  ['Joseph', 'Male'],
  ['Lalrinpuii', 'Female'],
  ['Manoj', 'Male'],
  ['Pallavi', 'Female'],
  ['Tenzin', 'Other'],
  ['Shalini', 'Female'],
  ['Arjun', 'Male'],
  ['Zoya', 'Female'],
  ['Bhaskar', 'Male'],
  ['Divya', 'Female'],
  ['Harish', 'Male'],
  ['Mehak', 'Female'],
  ['Nikhil', 'Male'],
  ['Padma', 'Female'],
  ['Salman', 'Male'],
  ['Revathi', 'Female'],
  ['Uday', 'Male'],
  ['Sneha', 'Female'],
  ['Kiran', 'Other'],
  ['Thomas', 'Male'],
  ['Yamini', 'Female'],
  ['Vivek', 'Male'],
] as const;

const familyNames = [
  'Sharma',
  'Reddy',
  'Nair',
  'Das',
  'Khan',
  'Patil',
  'Banerjee',
  'Singh',
  'Murugan',
  'Gogoi',
  'Yadav',
  'Fernandes',
  'Hegde',
  'Chauhan',
  'Pillai',
  'Mahato',
  'Shaikh',
  'Kulkarni',
  'Oraon',
  'Bhattacharya',
  'Rathod',
  'Lepcha',
  'Naidu',
  'Solanki',
  'Mishra',
] as const;

const fathersNames = ['Ramesh', 'Abdul', 'Venkatesh', 'Prakash', 'Balwinder', 'Sebastian', 'Dinesh'] as const;
const mothersNames = ['Sunita', 'Rukhsana', 'Lakshmi', 'Anjali', 'Harjeet', 'Mary', 'Kamala'] as const;

/** A seeded user who isn't a persona, so testers can't sign in as this user. */
export interface Person {
  readonly userId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly gender: 'Male' | 'Female' | 'Other';
  readonly fatherGivenName: string;
  readonly motherGivenName: string;
}

/**
 * Returns the person with this number. Names and ids are unique for numbers below 800, because the
 * family names shift each time the given names start over. The size of the shift has no common
 * factor with the number of family names.
 */
export function personNumber(index: number): Person {
  const [givenName, gender] = at(givenNames, index);
  const familyName = at(familyNames, index * 3 + Math.floor(index / givenNames.length));
  return {
    userId: `user_${givenName}_${familyName}`.toLowerCase(),
    givenName,
    familyName,
    gender,
    fatherGivenName: at(fathersNames, index),
    motherGivenName: at(mothersNames, index + 2),
  };
}
