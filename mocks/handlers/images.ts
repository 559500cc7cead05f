import { HttpResponse, http, type RequestHandler } from 'msw';
import { IMAGE_HOST } from '../data/fundraisers.ts';
import type { Network } from '../scenarios/network.ts';
import { meetNetwork } from './forced.ts';

/** A quiet picture whose colours and shapes follow from a name. */
function drawingFor(name: string): string {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  const hue = hash % 360;
  const hills = [0, 1, 2].map((row) => {
    const top = 250 + row * 55;
    const bend = 60 + ((hash >> row) % 90);
    return `<path d="M0 ${top} Q200 ${top - bend} 400 ${top} T800 ${top} V450 H0Z" fill="hsl(${hue + row * 14} 42% ${62 - row * 13}%)"/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450">',
    `<rect width="800" height="450" fill="hsl(${(hue + 320) % 360} 70% 90%)"/>`,
    `<circle cx="${160 + (hash % 480)}" cy="130" r="54" fill="hsl(${(hue + 40) % 360} 85% 74%)"/>`,
    ...hills,
    '</svg>',
  ].join('');
}

/** Draws the campaigns' pictures, so that no picture is fetched from anywhere. */
export function createImageHandler(network: Network): RequestHandler {
  return http.get(
    `${IMAGE_HOST}/:name`,
    async ({ params }) =>
      (await meetNetwork(network, null)) ??
      new HttpResponse(drawingFor(String(params.name)), {
        headers: { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' },
      }),
  );
}
