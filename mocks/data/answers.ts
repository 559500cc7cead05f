import { at } from './random.ts';

const needs = [
  'My father drives an auto-rickshaw and my mother sews at home. Together they earn enough for food and rent, but a year’s college fees are more than they can put aside in three.',
  'We are four children and I am the eldest. After the last harvest failed the family took a loan, and since then every examination fee has been a question of what else we go without.',
  'I lost my father in class 11 and my mother works in the mid-day meal kitchen of our school. I give tuition in the evening, but it does not pay for the hostel and the bus.',
  'The nearest college that teaches my subject is ninety kilometres away. The fee itself is small; what we cannot pay is the room, the mess bill and the books of the first year.',
  'My parents lost their work when the workshop closed. I have paid the first instalment with my prize money, and without help I shall have to stop after this term.',
] as const;

const fits = [
  'I stood first in my block in class 12 and have taught mathematics to younger children on our veranda for three years. I know what it means to wait for a chance, and I would not waste this one.',
  'Your scholarship asks for someone who will come back. I have already started: last summer we surveyed the wells of our village, and the panchayat uses our list to this day.',
  'I have worked towards this subject since a teacher lent me her own books. I bring good marks, patience and the habit of finishing what I begin, which my teachers will confirm.',
  'I learn best when I build something, and I have a notebook full of small machines that work. With your support I could build them in a laboratory instead of our kitchen.',
  'I speak three languages and have helped many families of our street to fill in forms. I want to do that as a profession, and your programme is the one that leads there.',
] as const;

/**
 * Returns the two answers of an application, each under its heading, in the format that the
 * application form sends (APP-06).
 */
export function writtenReason(index: number): string {
  return [
    '## Why do you need this scholarship?',
    at(needs, index),
    '',
    '## Why are you a perfect fit for this scholarship?',
    at(fits, index + Math.floor(index / needs.length)),
  ].join('\n');
}
