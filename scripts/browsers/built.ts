import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNewerInScript } from './newer-scripts.ts';
import { findNewerInStyles } from './newer-styles.ts';

/**
 * What the built scripts name that one of the oldest browsers does not have, all of it decided. Most is in
 * packages, whose code was not read line by line: a new name in the build is looked at once, and noted here.
 */
const scripts: Readonly<Record<string, readonly string[]>> = {
  'our own code looks first whether it is there (see sources.ts)': [
    'AbortSignal.any',
    'HTMLElement.prototype.hidePopover',
    'HTMLVideoElement.prototype.playsInline',
    'HTMLVideoElement.prototype.requestVideoFrameCallback',
    'Navigator.prototype.connection',
    'cancelIdleCallback',
    'popover',
    'popoverTarget',
    'requestIdleCallback',
  ],
  'the package looks first whether it is there': [
    // React animates no change of page; none is asked for.
    'Element.prototype.startViewTransition',
    'ViewTransition',
    // recharts makes plain arrays.
    'Iterator.from',
    // ky and supabase-js ask whether a request may be a stream; theirs are none.
    'Request.prototype.duplex',
    // Passkeys, which this site does not offer; supabase-js converts by hand.
    'PublicKeyCredential.parseCreationOptionsFromJSON',
    'PublicKeyCredential.parseRequestOptionsFromJSON',
    'Uint8Array.prototype.toBase64',
  ],
  'a field of an event or an element that is read or set, and may be missing': [
    'HTMLElement.prototype.popover',
    'HTMLInputElement.prototype.capture',
    'HTMLLinkElement.prototype.imageSizes',
    'HTMLScriptElement.prototype.fetchPriority',
    'IntersectionObserver.prototype.scrollMargin',
    'MouseEvent.prototype.movementX',
    'MouseEvent.prototype.movementY',
    'TouchEvent.prototype.changedTouches',
    'TouchEvent.prototype.touches',
  ],
  'something else of that name': [
    // A variable of the library that makes PDFs.
    'Rect',
    // `React.use` and `Children.toArray`.
    'AsyncDisposableStack.prototype.use',
    'Iterator.prototype.toArray',
    'HTMLInputElement.prototype.alpha',
    'IntersectionObserver.prototype.delay',
    'Navigator.prototype.share',
    'Profiler',
    'Window.prototype.external',
    'restore',
  ],
};

/** The same of the style sheets. */
const styles: Readonly<Record<string, readonly string[]>> = {
  'looks plainer without': [
    '1lh',
    // The field is as tall as its rows, and scrolls.
    'field-sizing',
    'field-sizing: content',
    // Each card has rows of its own, which do not line up with those of the card beside it.
    'grid-template-columns: subgrid',
    'grid-template-rows: subgrid',
    'resize',
    'resize: none',
    // The page moves by the width of a scroll bar.
    'scrollbar-gutter',
    'scrollbar-gutter: stable',
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'user-select',
  ],
  // Firefox from 121 on. Without it an acknowledgement is printed with the page around it, an empty place for messages
  // takes a line, the page can be scrolled below the splash, and a disabled Mantine input looks enabled. Safari anchors no
  // scrolling, so that there is nothing to switch off.
  'nothing is lost without': [':has', 'overflow-anchor', 'overflow-anchor: none'],
  'has no contrast themes where it is missing': ['forced-color-adjust', 'forced-color-adjust: none'],
};

/** What a build uses that one of the oldest browsers does not have, without a decision; and decisions that no longer apply. */
export function newerInBuild(folder: string): readonly string[] {
  const filesOf = (kind: string) => globSync(`**/*.${kind}`, { cwd: folder });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return [
    ...compare(scripts, filesOf('js'), (file) => findNewerInScript(file, read(file)).map(({ api }) => api)),
    ...compare(styles, filesOf('css'), (file) => [...findNewerInStyles(read(file))]),
  ];
}

function compare(
  decided: Readonly<Record<string, readonly string[]>>,
  files: readonly string[],
  usesOf: (file: string) => readonly string[],
): readonly string[] {
  const uses = new Map<string, string>();
  for (const file of files) for (const use of usesOf(file)) uses.set(use, file);
  const known = new Set(Object.values(decided).flat());
  return [
    ...[...uses].flatMap(([use, file]) =>
      known.has(use)
        ? []
        : `${file} uses ${use}, which is newer than the oldest browsers (scripts/browsers/built.ts)`,
    ),
    ...[...known].flatMap((use) =>
      uses.has(use) ? [] : `scripts/browsers/built.ts decides on ${use}, which is not used`,
    ),
  ];
}
