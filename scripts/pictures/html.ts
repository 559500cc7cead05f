/** Makes a text safe in HTML, also between quotes. */
export function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A page of its own, that needs nothing but itself and the pictures beside it. */
export function htmlPage(title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${asText(title)}</title>
<style>
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 110rem; padding: 1.5rem }
  h1 { line-height: 1.2 } h2 { margin-block: 2.5rem 1rem } h3 { margin-block: 1.5rem .5rem; font-size: 1rem }
  form { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: end; position: sticky; top: 0; padding-block: 1rem; background: Canvas }
  label { display: grid; gap: .25rem } input, select { font: inherit; min-height: 2.5rem; padding-inline: .5rem }
  .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 } figcaption { font-size: .875rem }
  figure img { display: block; max-height: 26rem; width: auto; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid GrayText }
  [data-width="390"] img { width: 12rem } [data-width="1440"] img { width: 26rem }
  [hidden] { display: none !important } :focus-visible { outline: 3px solid; outline-offset: 2px }
</style>
</head>
<body>
${body}
${script && `<script>${script}</script>`}
</body>
</html>
`;
}
