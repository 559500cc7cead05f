/** A note that the document adds to a criterion's tests and axe rules. */
export type Other =
  /** The checks that a person makes by eye. */
  | { readonly byEye: string }
  /** Why the criterion does not apply to this site. */
  | { readonly absent: string }
  /** A limitation, such as a part of the site that does not meet the criterion. */
  | { readonly open: string };

export interface Criterion {
  /** The criterion's number in WCAG, such as `1.4.3`. */
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly other?: Other;
}

const a = (number: string, name: string, other?: Other): Criterion => ({
  number,
  name,
  level: 'A',
  ...(other && { other }),
});
const aa = (number: string, name: string, other?: Other): Criterion => ({
  ...a(number, name, other),
  level: 'AA',
});

const noMedia = {
  absent: 'the only video is silent and decorative',
};
const pictures = 'the pictures of all stories (`npm run pictures`)';

/** Every criterion of WCAG 2.2 at levels A and AA. */
export const criteria: readonly Criterion[] = [
  a('1.1.1', 'Non-text Content'),
  a('1.2.1', 'Audio-only and Video-only (Prerecorded)', noMedia),
  a('1.2.2', 'Captions (Prerecorded)', noMedia),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', noMedia),
  aa('1.2.4', 'Captions (Live)', { absent: 'the site has no live media' }),
  aa('1.2.5', 'Audio Description (Prerecorded)', noMedia),
  a('1.3.1', 'Info and Relationships'),
  a('1.3.2', 'Meaningful Sequence'),
  a('1.3.3', 'Sensory Characteristics', {
    byEye: 'each text is reviewed when it is written, because no test can tell what it refers to',
  }),
  aa('1.3.4', 'Orientation'),
  aa('1.3.5', 'Identify Input Purpose', {
    open: 'the sign-in service’s form does not declare the purpose of its email field',
  }),
  a('1.4.1', 'Use of Color', { byEye: pictures }),
  a('1.4.2', 'Audio Control', { absent: 'the site has no sound' }),
  aa('1.4.3', 'Contrast (Minimum)'),
  aa('1.4.4', 'Resize Text'),
  aa('1.4.5', 'Images of Text', { byEye: `${pictures}; campaign photos come from their authors` }),
  aa('1.4.10', 'Reflow'),
  aa('1.4.11', 'Non-text Contrast', { byEye: pictures }),
  aa('1.4.12', 'Text Spacing'),
  aa('1.4.13', 'Content on Hover or Focus', { absent: 'hover and focus add no content to a page' }),
  a('2.1.1', 'Keyboard'),
  a('2.1.2', 'No Keyboard Trap'),
  a('2.1.4', 'Character Key Shortcuts'),
  a('2.2.1', 'Timing Adjustable', {
    open: 'toasts disappear after 2 to 4 seconds, but no necessary information is only in a toast',
  }),
  a('2.2.2', 'Pause, Stop, Hide'),
  a('2.3.1', 'Three Flashes or Below Threshold', {
    byEye: 'only the start screen and the carousels move, and neither flashes',
  }),
  a('2.4.1', 'Bypass Blocks'),
  a('2.4.2', 'Page Titled'),
  a('2.4.3', 'Focus Order'),
  a('2.4.4', 'Link Purpose (In Context)'),
  aa('2.4.5', 'Multiple Ways'),
  aa('2.4.6', 'Headings and Labels'),
  aa('2.4.7', 'Focus Visible'),
  aa('2.4.11', 'Focus Not Obscured (Minimum)'),
  a('2.5.1', 'Pointer Gestures', { absent: 'no control needs a path-based or multi-finger gesture' }),
  a('2.5.2', 'Pointer Cancellation'),
  a('2.5.3', 'Label in Name'),
  a('2.5.4', 'Motion Actuation', { absent: 'the site does not respond to moving the device' }),
  aa('2.5.7', 'Dragging Movements'),
  aa('2.5.8', 'Target Size (Minimum)'),
  a('3.1.1', 'Language of Page'),
  aa('3.1.2', 'Language of Parts', {
    open: 'the site’s own texts are in English, but texts by organizations and students do not declare their language',
  }),
  a('3.2.1', 'On Focus'),
  a('3.2.2', 'On Input'),
  aa('3.2.3', 'Consistent Navigation'),
  aa('3.2.4', 'Consistent Identification'),
  a('3.2.6', 'Consistent Help'),
  a('3.3.1', 'Error Identification'),
  a('3.3.2', 'Labels or Instructions'),
  aa('3.3.3', 'Error Suggestion'),
  aa('3.3.4', 'Error Prevention (Legal, Financial, Data)'),
  a('3.3.7', 'Redundant Entry'),
  aa('3.3.8', 'Accessible Authentication (Minimum)'),
  a('4.1.2', 'Name, Role, Value'),
  aa('4.1.3', 'Status Messages'),
];
