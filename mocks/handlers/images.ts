import { HttpResponse, http, type RequestHandler } from 'msw';
import { IMAGE_HOST } from '../data/fundraisers.ts';
import type { Network } from '../scenarios/network.ts';
import { meetNetwork } from './forced.ts';

/** SVG markup of the objects in campaigns' pictures, in the colors of the site's drawings. */
const things = {
  books:
    '<path d="M250 308V196c56-26 104-22 150 12v112c-46-34-94-38-150-12zM550 308V196c-56-26-104-22-150 12v112c46-34 94-38 150-12z" fill="var(--white)"/><path d="M282 216c34-10 62-8 90 6M282 246c34-10 62-8 90 6M518 216c-34-10-62-8-90 6M518 246c-34-10-62-8-90 6"/><path d="M330 148h140v36H330z" fill="#1c7a4b"/><path d="M346 112h116v36H346z" fill="#f4a51c"/>',
  computer:
    '<rect x="288" y="116" width="224" height="158" rx="10" fill="var(--white)"/><rect x="306" y="134" width="188" height="122" fill="var(--lit)"/><path d="M268 304l20-30h224l20 30z" fill="var(--white)"/><path d="M340 172l-28 24 28 24M460 172l28 24-28 24M416 158l-32 76" stroke="#35319b"/>',
  bus: '<path d="M226 166c0-16 10-26 26-26h270c30 0 48 20 52 48l8 54v52H226z" fill="#f4a51c"/><path d="M252 166h66v54h-66zM340 166h66v54h-66zM428 166h66v54h-66z" fill="var(--lit)"/><path d="M226 246h356"/><circle cx="306" cy="296" r="28" fill="var(--white)"/><circle cx="500" cy="296" r="28" fill="var(--white)"/>',
  bag: '<path d="M362 150v-22c0-26 76-26 76 0v22"/><path d="M306 308V206c0-76 188-76 188 0v102z" fill="#1c7a4b"/><path d="M340 308v-64h120v64z" fill="var(--white)"/><path d="M340 268h120M400 268v16"/><path d="M306 232h-24v60h24M494 232h24v60h-24" fill="#8c86e0"/>',
  school:
    '<path d="M282 308V200h236v108z" fill="var(--white)"/><path d="M262 204l138-78 138 78z" fill="#35319b"/><path d="M400 126V84"/><path d="M400 84h50l-14 15 14 15h-50z" fill="#1c7a4b"/><path d="M376 308v-54c0-30 48-30 48 0v54z" fill="#8c86e0"/><path d="M310 232h36v34h-36zM454 232h36v34h-36z" fill="var(--lit)"/>',
  cap: '<path d="M400 128l150 62-150 62-150-62z" fill="#35319b"/><path d="M318 220v64c44 34 120 34 164 0v-64l-82 32z" fill="#8c86e0"/><path d="M550 190v92"/><circle cx="550" cy="294" r="13" fill="#f4a51c"/>',
} as const;

/**
 * Maps words in a campaign's id to the object to draw. If no words match, the picture shows a
 * school.
 */
const subjects: readonly (readonly [words: RegExp, thing: keyof typeof things])[] = [
  [/library|books|reading/, 'books'],
  [/tablet|computer|kits/, 'computer'],
  [/bus/, 'bus'],
  [/bags|uniform/, 'bag'],
  [/scholarship|training/, 'cap'],
];

/** The colors of the sky and the two hills, by day and by night. */
const tones = [
  { day: ['#fdf0d4', '#8c86e0', '#35319b'], night: ['#232659', '#4a4699', '#2a2775'] },
  { day: ['#eeedfb', '#5f9c7c', '#1c7a4b'], night: ['#1f2a52', '#2f6b52', '#174c36'] },
  { day: ['#e2f3ea', '#8c86e0', '#35319b'], night: ['#1c2d4f', '#4a4699', '#2a2775'] },
  { day: ['#fdf0d4', '#d9a24a', '#4d4f72'], night: ['#2a2455', '#5d4c8c', '#332c6b'] },
] as const;

const paint = (
  [sky, far, near]: readonly [string, string, string],
  line: string,
  white: string,
  lit: string,
) => `svg{--sky:${sky};--far:${far};--near:${near};--line:${line};--white:${white};--lit:${lit}}`;

/**
 * Draws a campaign's picture in the style of the site's drawings. In dark mode the picture shows a
 * night scene. A media query in the picture follows the color scheme of the page.
 */
function drawingFor(name: string): string {
  const thing = subjects.find(([words]) => words.test(name))?.[1] ?? 'school';
  const { day, night } = tones[name.length % tones.length] ?? tones[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" fill="none"><style>',
    paint(day, '#191a3d', '#fff', '#eeedfb'),
    '.night{display:none}@media (prefers-color-scheme:dark){',
    paint(night, '#11112b', '#dcd9f2', '#f7b43c'),
    '.day{display:none}.night{display:inline}}</style>',
    '<path d="M0 0h800v450H0z" fill="var(--sky)"/><circle class="day" cx="676" cy="104" r="56" fill="#f4a51c"/>',
    '<path class="night" fill="#fdf0d4" d="M690 56a50 50 0 1 0 34 72 42 42 0 0 1-34-72zM112 82h6v6h-6zM214 136h4v4h-4zM262 54h5v5h-5zM566 62h5v5h-5zM74 196h4v4h-4zM604 178h4v4h-4z"/>',
    '<path d="M0 318c120-44 250-40 380-8s260 26 420-34v174H0z" fill="var(--far)"/>',
    `<g stroke="var(--line)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${things[thing]}</g>`,
    '<path d="M0 372c140-46 300-54 440-26s230 18 360-18v122H0z" fill="var(--near)"/>',
    '</svg>',
  ].join('');
}

/** Photorealistic renderings for some campaigns. They show no real people. */
const photos: readonly (readonly [words: RegExp, photo: URL])[] = [
  [/village-library/, new URL('./photos/books.webp', import.meta.url)],
  [/flood-classrooms/, new URL('./photos/classroom.webp', import.meta.url)],
  [/evening-school/, new URL('./photos/evening.webp', import.meta.url)],
];

const drawn = (name: string) => new HttpResponse(drawingFor(name), { headers: headersFor('image/svg+xml') });
const headersFor = (type: string) => ({ 'content-type': type, 'access-control-allow-origin': '*' });

/**
 * Returns a campaign's picture: a rendering or a drawing. In Node it is always a drawing, because
 * `fetch` can't read files there.
 */
async function pictureOf(name: string): Promise<Response> {
  const photo = photos.find(([words]) => words.test(name))?.[1];
  if (photo === undefined || photo.protocol === 'file:') return drawn(name);
  const file = await fetch(photo);
  return new HttpResponse(await file.arrayBuffer(), { headers: headersFor('image/webp') });
}

/** Serves the campaigns' pictures, so that the mock needs no real image host. */
export function createImageHandler(network: Network): RequestHandler {
  return http.get(
    `${IMAGE_HOST}/:name`,
    async ({ params }) => (await meetNetwork(network, null)) ?? pictureOf(String(params.name)),
  );
}
