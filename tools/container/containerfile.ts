/** One instruction of a Containerfile: `RUN npm ci` is `{ word: 'RUN', rest: 'npm ci' }`. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** A build stage of the Containerfile. */
export interface Stage {
  readonly image: string;
  readonly name: string | null;
  readonly steps: readonly Instruction[];
}

/**
 * Reads a Containerfile. Supports only the syntax that this project's Containerfile uses: comments,
 * continued lines and stages.
 */
export function readContainerfile(text: string): readonly Stage[] {
  const instructions = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
  const stages: { image: string; name: string | null; steps: Instruction[] }[] = [];
  for (const instruction of instructions) {
    if (instruction.word === 'FROM') {
      const [image = '', , name = null] = instruction.rest.split(/\s+/);
      stages.push({ image, name, steps: [] });
    } else {
      stages.at(-1)?.steps.push(instruction);
    }
  }
  return stages;
}

/**
 * Returns true if the container build ignores a file of the repository.
 *
 * @param patterns lines of `.dockerignore`: names at the root, where `*` matches any characters
 * @param path below the root, with forward slashes
 */
export function isIgnored(patterns: string, path: string): boolean {
  const [top = ''] = path.split('/');
  return patterns
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .some((line) => {
      const parts = line
        .trim()
        .split('*')
        .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}$`).test(top);
    });
}
